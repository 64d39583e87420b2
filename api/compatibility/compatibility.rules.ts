import {
  type ASTNode,
  buildASTSchema,
  buildSchema,
  findBreakingChanges,
  type GraphQLSchema,
  Kind,
  parse,
  resolveSchemaCoordinate,
  visit,
} from 'graphql';

const NEXT = '## Next release\n';

/**
 * A row of docs/api-changes.md: the coordinate of a part of the schema, with the part's type before the change and now. For an enum value,
 * `before` and `now` are its names.
 */
interface DeliberateBreak {
  part: string;
  before: string;
  now: string;
}

interface Comparison {
  released: string;
  contract: string;
  breaks: readonly DeliberateBreak[];
}

/** Reads the breaks that the next release makes. A table starts with its header and a separator, and each further row must be a break. */
export function parseBreaks(page: string): DeliberateBreak[] {
  return findNextRelease(page)
    .split(/^\| -.*\n/m)
    .slice(1)
    .flatMap((table) => /^(?:\|.*(?:\n|$))*/.exec(table)?.[0].trim().split('\n') ?? [])
    .map(parseRow);
}

function findNextRelease(page: string): string {
  const start = page.indexOf(NEXT);
  if (start === -1) throw new Error(`The list has no section "${NEXT.trim()}"`);
  return page.slice(start + NEXT.length).split(/^## /m)[0] ?? '';
}

function parseRow(row: string): DeliberateBreak {
  const [, part, before, now] = /^\| `([^`]+)` \| `([^`]+)` \| `([^`]+)` \|$/.exec(row) ?? [];
  if (!part || !before || !now) throw new Error(`Not a part with its type before and now, each in backticks: ${row}`);
  return { part, before, now };
}

/** Gives the breaks of the next release its version as their title, and begins a new list above them. */
export function titleRelease(page: string, version: string): string {
  if (parseBreaks(page).length === 0) return page;
  return page.replace(NEXT, `${NEXT}\nNone so far.\n\n## ${version}\n`);
}

/** Returns breaking changes that are not listed, except those to deprecated parts whose announced end date has passed. */
export function findUnlistedBreaks({ released, contract, breaks, today }: Comparison & { today: string }): string[] {
  const promisedSchema = buildASTSchema(visit(parse(released), { enter: (node) => (hasEnded(node, today) ? null : undefined) }));
  const listedDescriptions = new Set(breaks.flatMap(describeBreak));
  const changes = findBreakingChanges(promisedSchema, buildSchema(contract));
  return changes.flatMap(({ description }) => (listedDescriptions.has(description) ? [] : description));
}

function hasEnded(node: ASTNode, today: string): boolean {
  if (!('directives' in node)) return false;
  const reason = node.directives
    ?.find(({ name }) => name.value === 'deprecated')
    ?.arguments?.find(({ name }) => name.value === 'reason')?.value;
  const until = reason?.kind === Kind.STRING ? /\buntil (\d{4}-\d{2}-\d{2})/i.exec(reason.value)?.[1] : undefined;
  return until !== undefined && until < today;
}

/** Returns the descriptions by which graphql-js may report this change of a field, an argument or an enum value. */
function describeBreak({ part, before, now }: DeliberateBreak): string[] {
  const [, field, argument] = /^(.+)\((\w+):\)$/.exec(part) ?? [];
  if (field) return [`${field} arg ${argument} has changed type from ${before} to ${now}.`];
  const [type, name] = part.split('.');
  return [`${part} changed type from ${before} to ${now}.`, `${name} was removed from enum type ${type}.`];
}

/** Returns the parts of listed breaks that the contract does not make, or makes differently. */
export function findObsoleteBreaks({ released, contract, breaks }: Comparison): string[] {
  const [before, now] = [buildSchema(released), buildSchema(contract)];
  const actualDescriptions = new Set(findBreakingChanges(before, now).map(({ description }) => description));
  const isInContract = (entry: DeliberateBreak): boolean => {
    const isReleased = findPart(before, entry.part) !== undefined;
    const isNow = findValue(now, entry) === entry.now;
    return isNow && (!isReleased || describeBreak(entry).some((description) => actualDescriptions.has(description)));
  };
  return breaks.filter((entry) => !isInContract(entry)).map(({ part }) => part);
}

/** The type of the part, or the name of the enum value that has replaced it. */
function findValue(schema: GraphQLSchema, { part, before, now }: DeliberateBreak): string | undefined {
  const element = findPart(schema, part);
  if (element?.kind === 'Field') return String(element.field.type);
  if (element?.kind === 'InputField') return String(element.inputField.type);
  if (element?.kind === 'FieldArgument') return String(element.fieldArgument.type);
  const [type] = part.split('.');
  const isRenamed = element === undefined && part === `${type}.${before}`;
  return isRenamed && findPart(schema, `${type}.${now}`)?.kind === 'EnumValue' ? now : undefined;
}

/** Returns undefined for a missing part, also where graphql-js throws because the type or field of the part is missing. */
function findPart(schema: GraphQLSchema, part: string): ReturnType<typeof resolveSchemaCoordinate> {
  const owner = part.replace(/(?:\.\w+|\(\w+:\))$/, '');
  const hasOwner = owner === part || findPart(schema, owner) !== undefined;
  return hasOwner ? resolveSchemaCoordinate(schema, part) : undefined;
}
