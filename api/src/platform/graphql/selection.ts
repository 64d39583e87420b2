import {
  type FieldNode,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionNode,
} from 'graphql';

type Operation = Pick<GraphQLResolveInfo, 'schema' | 'fragments' | 'variableValues'>;
type Field = GraphQLField<unknown, unknown>;

/**
 * What an operation selects below one of its fields. A field that is selected several times, under aliases or in fragments, counts as one
 * whose selection is the union of all.
 */
export class Selection {
  #nodesByField: ReadonlyMap<string, FieldNode[]> | undefined;
  readonly #below = new Map<string, Selection>();

  constructor(
    private readonly operation: Operation,
    private readonly field: Field | undefined,
    private readonly nodes: readonly FieldNode[],
  ) {}

  /** Whether the operation does not select the field. */
  get isEmpty(): boolean {
    return this.nodes.length === 0;
  }

  asks(field: string): boolean {
    return this.#nodes().has(field);
  }

  /** Returns what is selected below a field; nothing if the field is not selected. */
  below(field: string): Selection {
    const cached = this.#below.get(field);
    if (cached) return cached;
    const type = this.field && getNamedType(this.field.type);
    const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field] : undefined;
    const below = new Selection(this.operation, definition, this.#nodes().get(field) ?? []);
    this.#below.set(field, below);
    return below;
  }

  /** Returns the arguments of the field itself, once for each time that it is selected. */
  arguments(): Readonly<Record<string, unknown>>[] {
    return this.nodes.map((node) => this.#readArguments(node));
  }

  #readArguments(node: FieldNode): Readonly<Record<string, unknown>> {
    try {
      return this.field ? getArgumentValues(this.field, node, this.operation.variableValues) : {};
    } catch {
      // Execution reports invalid arguments as an error of the field.
      return {};
    }
  }

  #nodes(): ReadonlyMap<string, FieldNode[]> {
    if (!this.#nodesByField) {
      const found = new Map<string, FieldNode[]>();
      const spread = new Set<string>();
      for (const { selectionSet } of this.nodes) this.#collect(selectionSet?.selections ?? [], { found, spread });
      this.#nodesByField = found;
    }
    return this.#nodesByField;
  }

  #collect(selections: readonly SelectionNode[], collected: Collected): void {
    for (const selection of selections) if (this.#isIncluded(selection)) this.#collectOne(selection, collected);
  }

  #collectOne(selection: SelectionNode, collected: Collected): void {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      const nodes = collected.found.get(name);
      if (nodes) nodes.push(selection);
      else collected.found.set(name, [selection]);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      this.#collect(selection.selectionSet.selections, collected);
    } else if (!collected.spread.has(selection.name.value)) {
      collected.spread.add(selection.name.value);
      this.#collect(this.operation.fragments[selection.name.value]?.selectionSet.selections ?? [], collected);
    }
  }

  #isIncluded(selection: SelectionNode): boolean {
    const { variableValues } = this.operation;
    if (getDirectiveValues(GraphQLSkipDirective, selection, variableValues)?.if === true) return false;
    return getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)?.if !== false;
  }
}

interface Collected {
  found: Map<string, FieldNode[]>;
  /** Names of fragments that are collected already. */
  spread: Set<string>;
}

const selections = new WeakMap<readonly FieldNode[], Selection>();

/** Returns the selection of the field that is being resolved. All elements of a list share one object. Each request has its own. */
export function readSelection(info: GraphQLResolveInfo): Selection {
  const cached = selections.get(info.fieldNodes);
  if (cached) return cached;
  const selection = new Selection(info, info.parentType.getFields()[info.fieldName], info.fieldNodes);
  selections.set(info.fieldNodes, selection);
  return selection;
}
