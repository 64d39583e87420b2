import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import { defaultPage, maxLimit } from '../pagination/pagination.rules.js';

/** What an operation asks for, known before anything of it is done. */
export interface OperationSize {
  /** Fields below each other; those of introspection, which has a bound of its own, do not count. */
  depth: number;
  /** Fields that the answer can have at most; a list counts as long as was asked for, or else as a usual one. */
  cost: number;
  /** Fields under another name, each as often as its fragment is spread. */
  aliases: number;
}

/** An operation that validation has let through, with all that it refers to. */
export interface MeasuredOperation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Readonly<Record<string, unknown>>;
}

type Field = GraphQLField<unknown, unknown>;

/** How long a list is taken to be where neither the question nor the field says it. */
const USUAL_LIST = 5;

/** What a field's @Extensions may say of its cost: how long its list usually is, and what finding it weighs beside a plain field. */
const usualLength = ({ extensions }: Field): number => (typeof extensions.usualLength === 'number' ? extensions.usualLength : USUAL_LIST);
const weightOf = (field: Field | undefined): number => (typeof field?.extensions.weight === 'number' ? field.extensions.weight : 1);
const NOTHING: OperationSize = { depth: 0, cost: 0, aliases: 0 };

interface Place {
  type: GraphQLNamedType | undefined;
  /** How long the list is that a paged field above has bounded and that has not come yet. */
  bound: number | undefined;
}

export function sizeOf({ operation, ...asked }: MeasuredOperation): OperationSize {
  const { coerced } = getVariableValues(asked.schema, operation.variableDefinitions ?? [], asked.variables);
  // Where the variables are wrong execution says so before it does anything.
  if (!coerced) return NOTHING;
  const type = asked.schema.getRootType(operation.operation) ?? undefined;
  return new Measurement(asked.schema, asked.fragments, coerced).ofSelections(operation.selectionSet, { type, bound: undefined });
}

/** Linear in the length of the document, however its fragments spread each other: each is measured once at a kind of place. */
class Measurement {
  readonly #measured = new Map<string, OperationSize>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: MeasuredOperation['fragments'],
    private readonly variables: Readonly<Record<string, unknown>>,
  ) {}

  ofSelections({ selections }: SelectionSetNode, place: Place): OperationSize {
    return selections.map((selection) => this.#ofSelection(selection, place)).reduce(together, NOTHING);
  }

  #ofSelection(selection: SelectionNode, place: Place): OperationSize {
    if (selection.kind === Kind.FIELD) return this.#ofField(selection, place);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#ofFragment(selection.name.value, place);
    const type = selection.typeCondition ? this.schema.getType(selection.typeCondition.name.value) : place.type;
    return this.ofSelections(selection.selectionSet, { ...place, type });
  }

  #ofFragment(name: string, { bound }: Place): OperationSize {
    const key = `${name}:${bound}`;
    const known = this.#measured.get(key);
    if (known) return known;
    const fragment = this.fragments.get(name);
    if (!fragment) return NOTHING;
    const size = this.ofSelections(fragment.selectionSet, { type: this.schema.getType(fragment.typeCondition.name.value), bound });
    this.#measured.set(key, size);
    return size;
  }

  #ofField(node: FieldNode, place: Place): OperationSize {
    const aliases = node.alias ? 1 : 0;
    const field = fieldOf(this.schema, place.type, node.name.value);
    if (!field || !node.selectionSet) return { depth: 1, cost: weightOf(field), aliases };
    const asked = lengthAsked(field, argumentsOf(field, node, this.variables)) ?? place.bound;
    const listed = isListType(getNullableType(field.type));
    const type = getNamedType(field.type);
    const below = this.ofSelections(node.selectionSet, { type, bound: listed ? undefined : asked });
    return {
      depth: isIntrospectionType(type) ? 1 : below.depth + 1,
      cost: weightOf(field) + below.cost * (listed ? (asked ?? usualLength(field)) : 1),
      aliases: aliases + below.aliases,
    };
  }
}

const together = (one: OperationSize, other: OperationSize): OperationSize => ({
  depth: Math.max(one.depth, other.depth),
  cost: one.cost + other.cost,
  aliases: one.aliases + other.aliases,
});

function fieldOf(schema: GraphQLSchema, type: GraphQLNamedType | undefined, name: string): Field | undefined {
  if (type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

function argumentsOf(field: Field, node: FieldNode, variables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    // An argument is wrong, so the field will be an error and cost nothing.
    return {};
  }
}

/** How many a field is asked for: the ids it is given, its limit, or the size of its page. */
function lengthAsked(field: Field, given: Record<string, unknown>): number | undefined {
  if (typeof given.limit === 'number') return pageSize(given.limit);
  for (const { name, type } of field.args) {
    const input = getNamedType(type);
    if (!isInputObjectType(input)) continue;
    const dto = recordOf(given[name]);
    const ids = Object.values(dto).filter(Array.isArray);
    if (ids.length > 0) return ids.reduce((sum, list) => sum + list.length, 0);
    const { limit, pagination } = input.getFields();
    if (pagination) return pageSize(recordOf(dto.pagination).limit);
    if (limit) return typeof dto.limit === 'number' ? Math.max(dto.limit, 1) : Number(limit.defaultValue ?? defaultPage.limit);
  }
  return undefined;
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

// A size that cannot be is refused by the page itself, with a better word.
const pageSize = (limit: unknown): number => (typeof limit === 'number' ? Math.min(Math.max(limit, 1), maxLimit) : defaultPage.limit);
