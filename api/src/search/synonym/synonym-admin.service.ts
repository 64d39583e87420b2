import { Injectable } from '@nestjs/common';
import { type Entity, JournaledSaveService } from '../../journal/journaled-save.service.js';
import { InputForm, wrongFieldsError } from '../../platform/input/input-form.js';
import { requirePage, toPagination } from '../../platform/input/pagination.js';
import { Prisma, type SearchSynonym } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { OperatorInRequest } from '../../platform/viewer/viewers.port.js';
import { isName } from '../thesaurus/thesaurus.js';
import type { RemoveSynonymInput, SaveSynonymInput, SynonymListInput } from './synonym.input.js';
import type { Synonym, SynonymList } from './synonym.model.js';

const MAX_OTHERS = 50;
const MAX_LENGTH = 100;

/** Lets managers edit the synonyms. Searches use a change within two seconds. */
@Injectable()
export class SynonymAdminService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly saves: JournaledSaveService,
  ) {}

  async list({ query, text, pagination }: SynonymListInput): Promise<SynonymList> {
    const page = requirePage(pagination);
    const searchText = query ?? text;
    const condition = searchText
      ? Prisma.sql`strpos(lower(name || ' ' || array_to_string(others, ' ')), lower(${searchText})) > 0`
      : Prisma.sql`true`;
    const [[count], items] = await Promise.all([
      this.prisma.readRows<{ total: number }>`SELECT count(*)::int AS total FROM search_synonym WHERE ${condition}`,
      this.prisma.readRows<Synonym>`
        SELECT id, upper(relation::text) AS relation, name, others, updated_at AS "updatedAt" FROM search_synonym WHERE ${condition}
        ORDER BY name, relation LIMIT ${page.limit}::int OFFSET ${(page.page - 1) * page.limit}::int`,
    ]);
    return { items, pagination: toPagination(page, count?.total ?? 0) };
  }

  save(request: OperatorInRequest, dto: SaveSynonymInput): Promise<Synonym> {
    const fields = readInput(dto);
    const entity = toEntity('saveSynonym', { ...fields, updatedAt: dto.updatedAt });
    return this.saves.save(request, entity, ({ searchSynonym }, { row, now: updatedAt }) => {
      const savedFields = { ...fields, updatedAt };
      return row
        ? searchSynonym.update({ where: { id: row.id }, data: savedFields })
        : searchSynonym.create({ data: { ...savedFields, createdAt: updatedAt } });
    });
  }

  remove(request: OperatorInRequest, { name, ...dto }: RemoveSynonymInput): Promise<Synonym | null> {
    const entity = toEntity('removeSynonym', { ...dto, name: name.trim().toLowerCase() });
    return this.saves.remove(request, entity, ({ searchSynonym }, { id }) => searchSynonym.delete({ where: { id } }));
  }
}

type SynonymKey = Pick<SearchSynonym, 'relation' | 'name'> & { updatedAt?: Date | null | undefined };

const toEntity = (action: string, { relation, name, updatedAt }: SynonymKey): Entity<SearchSynonym, Synonym> => ({
  // The journal names a relation in lower case, as in its earliest entries.
  ...{ kind: 'synonym', name: `${relation.toLowerCase()} ${name}`, action, expectedUpdatedAt: updatedAt, toView: toSynonym },
  find: ({ searchSynonym }) => searchSynonym.findUnique({ where: { relation_name: { relation, name } } }),
});

const toSynonym = ({ id, relation, name, others, updatedAt }: SearchSynonym): Synonym => ({ id, relation, name, others, updatedAt });

function readInput({ relation, name, others }: SaveSynonymInput): Pick<SearchSynonym, 'relation' | 'name' | 'others'> {
  const form = new InputForm();
  const readName = (field: string, text: string): string => {
    const line = form.readLine(field, text, { label: 'Слово', max: MAX_LENGTH, isRequired: true }).toLowerCase();
    if (line !== '' && !isName(line)) form.refuse(field, `«${line}»: от\u00a0одного до\u00a0четырёх слов, не\u00a0считая предлогов.`);
    return line;
  };
  const fields = { relation, name: readName('name', name), others: [...new Set(others.map((other) => readName('others', other)))] };
  if (others.length === 0 || others.length > MAX_OTHERS) form.refuse('others', `От\u00a0одного до\u00a0${MAX_OTHERS}\u00a0слов.`);
  if (form.wrongFields.length > 0) throw wrongFieldsError(form.wrongFields);
  return fields;
}
