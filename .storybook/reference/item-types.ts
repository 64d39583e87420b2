import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

interface Member {
  name: string;
  type: string;
  isOptional: boolean;
  description: string;
}

/** A type of the kit that properties of a component refer to, such as that of its items. */
export interface ItemType {
  name: string;
  description: string;
  /** Members of an object. */
  members: Member[];
  /** What a type without members stands for. */
  definition?: string;
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const kitSource = join(import.meta.dirname, '../../ui-kit/src');

function readDeclarations(): Map<string, Declaration> {
  const declarations = new Map<string, Declaration>();
  const files = globSync('*/*.{ts,tsx}', { cwd: kitSource, exclude: ['**/*.test.*', '**/*.stories.*', '**/*.guide.ts'] });
  for (const file of files.sort()) {
    const code = readFileSync(join(kitSource, file), 'utf8');
    if (!/^(?:export )?(?:interface|type) /m.test(code)) continue;
    for (const statement of ts.createSourceFile(basename(file), code, ts.ScriptTarget.Latest, true).statements)
      if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) declarations.set(statement.name.text, statement);
  }
  return declarations;
}

let allDeclarations: Map<string, Declaration> | undefined;

/** Types of the whole kit. They are read once for a build. */
export const findDeclaration = (name: string): Declaration | undefined => {
  allDeclarations ??= readDeclarations();
  return allDeclarations.get(name);
};

const readComment = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .flatMap((each) => (ts.isJSDoc(each) ? (ts.getTextOfJSDocComment(each.comment) ?? []) : []))
    .join(' ')
    .replaceAll(/\s+/g, ' ');

const formatType = (node: ts.Node | undefined) => node?.getText().replaceAll(/\s+/g, ' ').replace(/^\| /, '') ?? '';

function toMember(node: ts.TypeElement): Member[] {
  const isProperty = ts.isPropertySignature(node) || ts.isMethodSignature(node);
  if (!isProperty || !node.name) return [];
  const type = ts.isMethodSignature(node) ? 'function' : formatType(node.type);
  return [{ name: node.name.getText(), type, isOptional: node.questionToken !== undefined, description: readComment(node) }];
}

/** The object types that an object consists of: itself and those that it extends. */
function listParts(declaration: Declaration): (ts.InterfaceDeclaration | ts.TypeLiteralNode)[] {
  if (ts.isTypeAliasDeclaration(declaration)) return ts.isTypeLiteralNode(declaration.type) ? [declaration.type] : [];
  const parents = (declaration.heritageClauses ?? []).flatMap(({ types }) => types.map(({ expression }) => expression.getText()));
  return [...parents.flatMap((name) => findDeclaration(name) ?? []).flatMap(listParts), declaration];
}

/** Names of the properties that a type declares, those of types that it extends included. */
export const listMemberNames = (declaration: Declaration): Set<string> =>
  new Set(listParts(declaration).flatMap(({ members }) => members.flatMap(({ name }) => name?.getText() ?? [])));

function describeType(declaration: Declaration): ItemType {
  const members = listParts(declaration).flatMap((part) => part.members.flatMap(toMember));
  const own = { name: declaration.name.text, description: readComment(declaration), members };
  return ts.isTypeAliasDeclaration(declaration) && members.length === 0 ? { ...own, definition: formatType(declaration.type) } : own;
}

/** Names of types that a node refers to, apart from those of which it takes one property: `Look['size']` is described by its values. */
function listReferences(node: ts.Node): string[] {
  const names: string[] = [];
  const visit = (child: ts.Node) => {
    if (ts.isIndexedAccessTypeNode(child)) return;
    if (ts.isTypeReferenceNode(child)) names.push(child.typeName.getText());
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}

/** Whether a type says nothing by itself: one with parameters, or one that lists what another part of the code has. */
const isOpaque = (declaration: Declaration) =>
  declaration.typeParameters !== undefined || (ts.isTypeAliasDeclaration(declaration) && /keyof typeof/.test(declaration.type.getText()));

const isProps = (name: string) => name.endsWith('Props');

/** Finds the types of the kit that the properties of a component refer to, in reading order. */
export function describeItemTypes(component: string): ItemType[] {
  const props = findDeclaration(`${component}Props`);
  if (!props) return [];
  const found = new Map<string, ItemType>();
  const visited = new Set<string>();
  const follow = (declaration: Declaration) => {
    const parts = listParts(declaration);
    for (const name of (parts.length > 0 ? parts : [declaration]).flatMap(listReferences)) {
      const referenced = findDeclaration(name);
      if (!referenced || visited.has(name)) continue;
      visited.add(name);
      if (!isProps(name) && !isOpaque(referenced)) found.set(name, describeType(referenced));
      follow(referenced);
    }
  };
  follow(props);
  return [...found.values()];
}
