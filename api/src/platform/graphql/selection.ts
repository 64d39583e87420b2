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
  readonly #nestedSelections = new Map<string, Selection>();

  constructor(
    private readonly operation: Operation,
    private readonly field: Field | undefined,
    private readonly nodes: readonly FieldNode[],
  ) {}

  /**
   * Key of everything that is selected below the field. Undefined if the field is selected several times, if the key would be too long, or
   * if there are arguments or directives, which may depend on variables. The server keeps parsed documents, so the key of a client's
   * operation is built once.
   */
  get key(): string | undefined {
    const [node, ...others] = this.nodes;
    if (!node) return '';
    if (others.length > 0) return undefined;
    const cached = keysByNode.get(node);
    if (cached !== undefined) return cached ?? undefined;
    const key = buildKey(node, this.operation.fragments);
    keysByNode.set(node, key);
    return key ?? undefined;
  }

  /** Whether the operation does not select the field. */
  get isEmpty(): boolean {
    return this.nodes.length === 0;
  }

  isSelected(field: string): boolean {
    return this.#listNodes().has(field);
  }

  /** Returns what is selected below a field; nothing if the field is not selected. */
  selectBelow(field: string): Selection {
    const cached = this.#nestedSelections.get(field);
    if (cached) return cached;
    const type = this.field && getNamedType(this.field.type);
    const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field] : undefined;
    const nestedSelection = new Selection(this.operation, definition, this.#listNodes().get(field) ?? []);
    this.#nestedSelections.set(field, nestedSelection);
    return nestedSelection;
  }

  /** Returns the arguments of the field itself, once for each time that it is selected. */
  listArguments(): Readonly<Record<string, unknown>>[] {
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

  #listNodes(): ReadonlyMap<string, FieldNode[]> {
    if (!this.#nodesByField) {
      const nodesByField = new Map<string, FieldNode[]>();
      const spreadFragments = new Set<string>();
      for (const { selectionSet } of this.nodes) this.#collect(selectionSet?.selections ?? [], { nodesByField, spreadFragments });
      this.#nodesByField = nodesByField;
    }
    return this.#nodesByField;
  }

  #collect(selections: readonly SelectionNode[], collectedNodes: CollectedNodes): void {
    for (const selection of selections) if (this.#isIncluded(selection)) this.#collectOne(selection, collectedNodes);
  }

  #collectOne(selection: SelectionNode, collectedNodes: CollectedNodes): void {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      const nodes = collectedNodes.nodesByField.get(name);
      if (nodes) nodes.push(selection);
      else collectedNodes.nodesByField.set(name, [selection]);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      this.#collect(selection.selectionSet.selections, collectedNodes);
    } else if (!collectedNodes.spreadFragments.has(selection.name.value)) {
      collectedNodes.spreadFragments.add(selection.name.value);
      this.#collect(this.operation.fragments[selection.name.value]?.selectionSet.selections ?? [], collectedNodes);
    }
  }

  #isIncluded(selection: SelectionNode): boolean {
    const { variableValues } = this.operation;
    if (getDirectiveValues(GraphQLSkipDirective, selection, variableValues)?.if === true) return false;
    return getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)?.if !== false;
  }
}

const keysByNode = new WeakMap<FieldNode, string | null>();

/** Maximum length of a key. The selections of the shop's own pages have shorter keys. */
const MAX_KEY_LENGTH = 4_096;

/** Returns null if there are arguments or directives, or if the key is too long. */
function buildKey(node: Pick<FieldNode, 'selectionSet'> | undefined, fragments: Operation['fragments']): string | null {
  let key = '';
  for (const selection of node?.selectionSet?.selections ?? []) {
    if (selection.directives?.length) return null;
    if (selection.kind === Kind.FIELD && selection.arguments?.length) return null;
    const nestedKey = buildKey(selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection, fragments);
    if (nestedKey === null) return null;
    key += selection.kind === Kind.FIELD ? `${selection.name.value}{${nestedKey}}` : nestedKey;
    if (key.length > MAX_KEY_LENGTH) return null;
  }
  return key;
}

interface CollectedNodes {
  nodesByField: Map<string, FieldNode[]>;
  /** Names of fragments that are collected already. */
  spreadFragments: Set<string>;
}

const selectionByNodes = new WeakMap<readonly FieldNode[], Selection>();

/**
 * Returns the selection of the field that is being resolved. All elements of a list share one object. Each request has an object of its
 * own.
 */
export function readSelection(info: GraphQLResolveInfo): Selection {
  const cached = selectionByNodes.get(info.fieldNodes);
  if (cached) return cached;
  const selection = new Selection(info, info.parentType.getFields()[info.fieldName], info.fieldNodes);
  selectionByNodes.set(info.fieldNodes, selection);
  return selection;
}
