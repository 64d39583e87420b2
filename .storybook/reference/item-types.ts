import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { type Declaration, findDeclaration, listMembers, listParts, readComment } from './declarations.ts';
import { listExports } from './entry-exports.ts';

interface Member {
  name: string;
  type: string;
  isOptional: boolean;
  description: string;
  /** The default that the member's comment states. */
  defaultValue?: string | undefined;
}

/** A type of the kit that properties of a component refer to, such as that of its items, or that its entry point exports. */
export interface ItemType {
  name: string;
  /** Type parameters, such as `<Value>`. */
  parameters?: string;
  description: string;
  /** Members of an object type; empty for other types. */
  members: Member[];
  /** Code of the definition, if the type has no members. */
  definition?: string;
}

/** The default that the comment of a property states. */
function readDefault(node: ts.Node): string | undefined {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'default');
  return tag && ts.getTextOfJSDocComment(tag.comment)?.replaceAll(/\s+/g, ' ');
}

const formatType = (node: ts.Node | undefined) => node?.getText().replaceAll(/\s+/g, ' ').replace(/^\| /, '') ?? '';

/** The type that a property of another type has: `BadgeProps['tone']` alone tells a reader nothing. */
function resolveProperty(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (!node || !ts.isIndexedAccessTypeNode(node) || !ts.isTypeReferenceNode(node.objectType)) return node;
  const owner = findDeclaration(node.objectType.typeName.getText(), node.getSourceFile());
  const name = node.indexType.getText().replaceAll("'", '');
  const property = owner && listMembers(owner).find((member) => member.name?.getText() === name);
  return property && ts.isPropertySignature(property) ? resolveProperty(property.type) : node;
}

function toMember(node: ts.TypeElement): Member[] {
  const isProperty = ts.isPropertySignature(node) || ts.isMethodSignature(node);
  if (!isProperty || !node.name) return [];
  const type = ts.isMethodSignature(node) ? 'function' : formatType(resolveProperty(node.type));
  const isOptional = node.questionToken !== undefined;
  return [{ name: node.name.getText(), type, isOptional, description: readComment(node), defaultValue: readDefault(node) }];
}

/** Lists the values of a type in their order, such as `'small' | 'large'`, also if the type refers to them by the name of another type. */
function listOptions(node: ts.TypeNode | undefined): string[] {
  if (!node) return [];
  if (ts.isParenthesizedTypeNode(node)) return listOptions(node.type);
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(listOptions);
  if (ts.isLiteralTypeNode(node)) return ts.isStringLiteral(node.literal) ? [`"${node.literal.text}"`] : [node.getText()];
  if (ts.isIndexedAccessTypeNode(node) && ts.isTypeReferenceNode(node.objectType)) {
    const owner = findDeclaration(node.objectType.typeName.getText(), node.getSourceFile());
    const name = node.indexType.getText().replaceAll("'", '');
    return owner ? (listOptionOrders(owner)[name] ?? []) : [];
  }
  const alias = ts.isTypeReferenceNode(node) ? findDeclaration(node.typeName.getText(), node.getSourceFile()) : undefined;
  return alias && ts.isTypeAliasDeclaration(alias) ? listOptions(alias.type) : [];
}

/** The values of each property that has several values, in the order of their declaration. */
function listOptionOrders(declaration: Declaration): Record<string, string[]> {
  return Object.fromEntries(
    listMembers(declaration).flatMap((member) => {
      const options = ts.isPropertySignature(member) ? listOptions(member.type) : [];
      return options.length > 1 && member.name ? [[member.name.getText(), options]] : [];
    }),
  );
}

/** The types of a component's properties: one, or several that exclude each other. */
function findProps(component: string): Declaration[] {
  const props = findDeclaration(`${component}Props`);
  if (!props || !ts.isTypeAliasDeclaration(props) || !ts.isUnionTypeNode(props.type)) return props ? [props] : [];
  return props.type.types.flatMap((type) => findDeclaration(type.getText(), type.getSourceFile()) ?? []);
}

/** The values of a component's properties, in the order of their declaration. */
export const describeOptionOrders = (component: string): Record<string, string[]> =>
  Object.assign({}, ...findProps(component).map(listOptionOrders));

/** The defaults of a component's properties that their comments state. */
export function describeDefaults(component: string): Record<string, string> {
  return Object.fromEntries(
    findProps(component)
      .flatMap(listMembers)
      .flatMap((member) => {
        const defaultValue = readDefault(member);
        return member.name && defaultValue ? [[member.name.getText(), defaultValue]] : [];
      }),
  );
}

function describeType(declaration: Declaration): ItemType {
  const members = listParts(declaration).flatMap((part) => part.members.flatMap(toMember));
  const parameters = declaration.typeParameters?.map((parameter) => parameter.getText()).join(', ');
  const itemType = {
    name: declaration.name.text,
    ...(parameters && { parameters: `<${parameters}>` }),
    description: readComment(declaration),
    members,
  };
  return ts.isTypeAliasDeclaration(declaration) && members.length === 0
    ? { ...itemType, definition: formatType(declaration.type) }
    : itemType;
}

/** A type that a node refers to, and the members that the node takes from that type. */
interface Reference {
  name: string;
  takes: (member: string) => boolean;
}

const takeAll = () => true;

/** The type of which `Omit` or `Pick` takes some members. */
function readSelection(node: ts.Node): Reference | undefined {
  const isReference = ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node);
  if (!isReference) return undefined;
  const selection = (ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText();
  const [type, keys] = node.typeArguments ?? [];
  if (!/^(?:Omit|Pick)$/.test(selection) || !type || !ts.isTypeReferenceNode(type)) return undefined;
  const names = listOptions(keys).map((text) => text.replaceAll('"', ''));
  return { name: type.typeName.getText(), takes: (member) => names.includes(member) === (selection === 'Pick') };
}

/**
 * Types that a node refers to. A type of which the node takes a single property does not count: `Look['size']` is described by its values.
 */
function listReferences(node: ts.Node): Reference[] {
  const references: Reference[] = [];
  const visit = (child: ts.Node) => {
    if (ts.isIndexedAccessTypeNode(child)) return;
    const selection = readSelection(child);
    if (selection) {
      references.push(selection);
      return;
    }
    if (ts.isTypeReferenceNode(child)) references.push({ name: child.typeName.getText(), takes: takeAll });
    ts.forEachChild(child, visit);
  };
  visit(node);
  return references;
}

/**
 * Nodes that may refer to other types: in an object type, the members that are taken and the extended types; in any other type, all of it.
 */
function listReferringNodes(declaration: Declaration, takes: Reference['takes']): ts.Node[] {
  const parts = listParts(declaration);
  if (parts.length === 0) return [declaration];
  return parts.flatMap((part) => [
    ...(ts.isInterfaceDeclaration(part) ? (part.heritageClauses ?? []) : []),
    ...part.members.filter(({ name }) => takes(name?.getText() ?? '')),
  ]);
}

/** Whether the definition of a type alone tells a reader nothing: it has parameters, or lists what another part of the code contains. */
const isOpaque = (declaration: Declaration) =>
  declaration.typeParameters !== undefined || (ts.isTypeAliasDeclaration(declaration) && /keyof typeof/.test(declaration.type.getText()));

/** Names of types that an interface extends, whose members it has as well. */
const listParents = (declaration: Declaration): string[] =>
  ts.isInterfaceDeclaration(declaration)
    ? (declaration.heritageClauses ?? []).flatMap(({ types }) => types.map(({ expression }) => expression.getText()))
    : [];

const listExportedTypes = (component: string) =>
  listExports(component).flatMap(({ name, isType, file }) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const declaration = isType ? findDeclaration(name, source) : undefined;
    return declaration ? [{ name, declaration }] : [];
  });

const isProps = (name: string) => name.endsWith('Props');

/** Describes a type that lists the names of an object, such as all icons: too long for a page, but not for a coding agent. */
function describeNames(declaration: Declaration): ItemType | undefined {
  const [, object] = (ts.isTypeAliasDeclaration(declaration) && /^keyof typeof (\w+)$/.exec(declaration.type.getText())) || [];
  const names = declaration.getSourceFile().statements.flatMap((statement) => {
    const variable = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : undefined;
    const value = variable?.name.getText() === object ? variable?.initializer : undefined;
    const literal = value && ts.isAsExpression(value) ? value.expression : value;
    return literal && ts.isObjectLiteralExpression(literal) ? literal.properties.flatMap(({ name }) => name?.getText() ?? []) : [];
  });
  if (names.length === 0) return undefined;
  const definition = names.map((name) => `'${name}'`).join(' | ');
  return { name: declaration.name.text, description: readComment(declaration), members: [], definition };
}

/**
 * Finds the types of the kit that the properties of a component refer to, in reading order, and then the other types that its entry point
 * exports. With `areNamesListed`, types that list names, such as those of all icons, are described too.
 */
export function describeItemTypes(component: string, { areNamesListed = false } = {}): ItemType[] {
  const props = findDeclaration(`${component}Props`);
  if (!props) return [];
  const itemTypes = new Map<string, ItemType>();
  const visited = new Set<string>();
  const describeIfClear = (declaration: Declaration) => {
    if (!isOpaque(declaration)) return describeType(declaration);
    return areNamesListed ? describeNames(declaration) : undefined;
  };
  const followParents = (declaration: Declaration) => {
    for (const name of listParents(declaration)) {
      const parent = findDeclaration(name, declaration.getSourceFile());
      if (!parent || visited.has(name)) continue;
      visited.add(name);
      follow(parent);
    }
  };
  const follow = (declaration: Declaration, takes: Reference['takes'] = takeAll) => {
    for (const { name, takes: takesMember } of listReferringNodes(declaration, takes).flatMap(listReferences)) {
      const referenced = findDeclaration(name, declaration.getSourceFile());
      if (!referenced || visited.has(name)) continue;
      visited.add(name);
      const described = describeIfClear(referenced);
      if (described && !isProps(name)) itemTypes.set(name, described);
      follow(referenced, takesMember);
    }
    followParents(declaration);
  };
  follow(props);
  for (const { name, declaration } of listExportedTypes(component))
    if (!itemTypes.has(name) && !isProps(name) && (listParts(declaration).length > 0 || !isOpaque(declaration)))
      itemTypes.set(name, describeType(declaration));
  return [...itemTypes.values()];
}
