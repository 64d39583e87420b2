import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Pagination } from '../../../platform/pagination/pagination.model.js';
import { CatalogImportInterruption, CatalogImportState } from '../../../platform/prisma/generated/enums.js';

registerEnumType(CatalogImportState, {
  name: 'CatalogImportState',
  description: 'What has become of an import',
  valuesMap: {
    RUNNING: { description: 'The file is being imported' },
    DONE: { description: 'The file was read to its end. Some lines may have been refused' },
    CANCELLED: { description: 'An operator has cancelled it. What was imported before stays' },
    INTERRUPTED: { description: 'It ended before the file. Send the file again with the id of the import: it goes on after `lastLine`' },
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
    RIGHTS_ENDED: { description: 'The session or service token that began the import has ended or has lost the right' },
    PROCESS_ENDED: { description: 'The process of the API was killed' },
  },
});

@ObjectType({ description: 'An import of a catalog file. Its counts are those of lines up to `lastLine`' })
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
      'Whether it only tells what would change: in counts here, and line by line at `GET /api/catalog/imports/{id}/changes`. Nothing is changed then',
  })
  dryRun!: boolean;

  @Field(() => Int, { description: 'Number of the last line of the file that was imported or refused; 0 if none was' })
  lastLine!: number;

  @Field(() => Int, { description: 'Lines that were read, without empty ones' })
  lines!: number;

  @Field(() => Int, { description: 'Products that were imported. Those neither created nor changed were the same already' })
  imported!: number;

  @Field(() => Int, { description: 'Imported products that did not exist before' })
  created!: number;

  @Field(() => Int, { description: 'Imported products that existed, and of which anything but their units was changed' })
  changed!: number;

  @Field(() => Int, { description: 'Units of imported products that the file lists' })
  units!: number;

  @Field(() => Int, { description: 'Units that did not exist before' })
  unitsCreated!: number;

  @Field(() => Int, { description: 'Units that existed and were changed' })
  unitsChanged!: number;

  @Field(() => Int, { description: 'Lines that were refused. The report says why' })
  refused!: number;

  @Field(() => CatalogImportInterruption, { nullable: true, description: 'Why it was interrupted; null if it was not' })
  interruption!: CatalogImportInterruption | null;

  @Field(() => GraphQLISODateTime, { description: 'Time at which it was begun' })
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
