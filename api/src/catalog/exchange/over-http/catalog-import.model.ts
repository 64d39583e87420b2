import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Pagination } from '../../../platform/input/pagination.js';
import { CatalogImportInterruption, CatalogImportState } from '../../../platform/prisma/generated/enums.js';

registerEnumType(CatalogImportState, {
  name: 'CatalogImportState',
  description: 'State of an import',
  valuesMap: {
    RUNNING: { description: 'The file is being imported' },
    DONE: { description: 'The file was read to its end. Some lines may have been refused' },
    CANCELLED: { description: 'An operator has cancelled it. What was imported before stays' },
    INTERRUPTED: {
      description:
        'The import ended before the end of the file. To resume it after `lastLine`, send the file again with the id of the import',
    },
  },
});

registerEnumType(CatalogImportInterruption, {
  name: 'CatalogImportInterruption',
  description: 'Why an import was interrupted',
  valuesMap: {
    CONNECTION_LOST: { description: 'The connection broke before the end of the file' },
    IDLE: { description: 'The client has sent nothing for a minute' },
    STOPPED: { description: 'The API was stopped' },
    FAILED: { description: 'The database did not answer, or the API has failed' },
    RIGHTS_ENDED: { description: 'The session or service token that began the import has ended, or no longer has the right to import' },
    PROCESS_ENDED: { description: 'The process of the API was killed' },
  },
});

@ObjectType({ description: 'An import of a catalog file. Its counts cover the lines up to `lastLine`' })
export class CatalogImport {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => ID, {
    description: 'Account of the operator who began the import. For a program, the account that created its service token',
  })
  authorId!: string;

  @Field(() => ID, { nullable: true, description: 'Service token of the program that began the import; null for an operator' })
  tokenId!: string | null;

  @Field(() => CatalogImportState, { description: 'What has become of it' })
  state!: CatalogImportState;

  @Field(() => Boolean, {
    description:
      'Whether this is a dry run, which changes nothing. The counts then tell what an import would change, and `GET /api/catalog/imports/{id}/changes` lists it line by line',
  })
  dryRun!: boolean;

  @Field(() => Int, { description: 'Number of the last line of the file that was imported or refused; 0 if none was' })
  lastLine!: number;

  @Field(() => Int, { description: 'Number of lines that were read, not counting empty ones' })
  lines!: number;

  @Field(() => Int, { description: 'Number of products that were imported, including those that needed no change' })
  imported!: number;

  @Field(() => Int, { description: 'Number of products that were created' })
  created!: number;

  @Field(() => Int, { description: 'Number of existing products that were changed; changes of their units do not count' })
  changed!: number;

  @Field(() => Int, { description: 'Number of units that the file lists for imported products' })
  units!: number;

  @Field(() => Int, { description: 'Number of units that were created' })
  unitsCreated!: number;

  @Field(() => Int, { description: 'Number of existing units that were changed' })
  unitsChanged!: number;

  @Field(() => Int, { description: 'Number of lines that were refused. The report gives the reasons' })
  refused!: number;

  @Field(() => CatalogImportInterruption, { nullable: true, description: 'Why the import was interrupted; null if it was not' })
  interruption!: CatalogImportInterruption | null;

  @Field(() => GraphQLISODateTime, { description: 'Time at which the import began' })
  startedAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time at which it ended; null while it runs, or if its process was killed',
  })
  finishedAt!: Date | null;
}

@ObjectType({ description: 'A page of imports, newest first' })
export class CatalogImportList {
  @Field(() => [CatalogImport], { description: 'Items of this page' })
  items!: CatalogImport[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

@InputType({ description: 'An import of a catalog file' })
export class CatalogImportInput {
  @Field(() => ID, { description: 'Id of the import' })
  id!: string;
}
