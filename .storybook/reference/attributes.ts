import ts from 'typescript';
import { findDeclaration, listMemberNames } from './declarations.ts';

/** The element that gets the attributes that a component does not list itself. */
export interface OtherAttributes {
  /** Tag of the element, such as `input`. */
  element: string;
  /** Attributes that matter to readers and work as in HTML. */
  native: string[];
  /** Whether the element gets `ref`, too. */
  hasRef: boolean;
  /** Whether the element depends on `as` or on other properties. */
  hasAs?: boolean | undefined;
  /** Which element gets `className`, unless the component lists `className` among its properties. */
  className?: 'element' | 'root' | undefined;
  /** Whether `data-*` attributes go where `className` goes, and not to the element. */
  hasDataOnRoot?: boolean | undefined;
}

/** The element that a component passes attributes to, and the attributes that the component does not take. */
interface Root {
  element: string;
  omitted: Set<string>;
  /** Whether the element is one of several: a chip is a link, a button or text. */
  isOneOfSeveral?: boolean;
}

const fieldNames = ['name', 'disabled', 'required'];

/** Attributes that readers look for, by the element that has them. */
const nativeNames: Record<string, string[]> = {
  input: fieldNames,
  textarea: [...fieldNames, 'readOnly', 'maxLength', 'autoComplete', 'placeholder'],
  select: fieldNames,
  button: ['disabled'],
  fieldset: ['disabled'],
};

/** Attributes of an `input` that a person types into. Those of `textNames` need a value that is a text. */
const typedNames = ['readOnly', 'autoComplete'];
const textNames = ['inputMode', 'maxLength', 'placeholder'];

const listLiterals = (node: ts.TypeNode | undefined): string[] =>
  node
    ?.getText()
    .match(/'[^']+'/g)
    ?.map((literal) => literal.slice(1, -1)) ?? [];

function findRootOfReference(name: string, typeArguments: readonly ts.TypeNode[], referringFile: ts.SourceFile): Root | undefined {
  const [firstArgument, secondArgument] = typeArguments;
  if (name === 'Omit' && firstArgument) {
    const root = findRootOfType(firstArgument);
    return root && { ...root, omitted: new Set([...root.omitted, ...listLiterals(secondArgument)]) };
  }
  if (name === 'ComponentProps') {
    const [element] = listLiterals(firstArgument);
    return element ? { element, omitted: new Set() } : undefined;
  }
  // The attributes of any element, without `ref`.
  if (name === 'HTMLAttributes') return { element: '', omitted: new Set(['ref']), isOneOfSeveral: true };
  const declaration = findDeclaration(name, referringFile);
  return declaration && findRoot(declaration);
}

function findRootOfType(node: ts.TypeNode): Root | undefined {
  if (ts.isTypeReferenceNode(node)) return findRootOfReference(node.typeName.getText(), node.typeArguments ?? [], node.getSourceFile());
  if (!ts.isIntersectionTypeNode(node)) return undefined;
  return node.types.map(findRootOfType).find((root) => root !== undefined);
}

/** Finds the element whose attributes a type includes. */
function findRoot(declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): Root | undefined {
  if (ts.isTypeAliasDeclaration(declaration)) return findRootOfType(declaration.type);
  const parents = (declaration.heritageClauses ?? []).flatMap(({ types }) => types);
  return parents
    .map(({ expression, typeArguments }) => findRootOfReference(expression.getText(), typeArguments ?? [], declaration.getSourceFile()))
    .find((root) => root !== undefined);
}

function listNativeNames({ element, omitted }: Root): string[] {
  // A component whose value has a type of its own omits the native `defaultValue`. If it also omits `multiple`, a value is chosen, and the
  // typed text only searches for it.
  const isTyped = element === 'input' && omitted.has('defaultValue') && !omitted.has('accept') && !omitted.has('multiple');
  return [...(nativeNames[element] ?? []), ...(isTyped ? typedNames : []), ...(isTyped && !omitted.has('min') ? textNames : [])];
}

/** Finds out from a component's code and the type of its properties which other attributes it passes on, and to which element. */
export function describeOtherAttributes(component: string, code: string): OtherAttributes | undefined {
  const props = findDeclaration(`${component}Props`);
  const root = props && findRoot(props);
  if (!root) return undefined;
  const ownNames = listMemberNames(props);
  const passesOn = (name: string) => !root.omitted.has(name) && !ownNames.has(name);
  // An attribute that the component sets itself cannot be passed to it.
  const isSet = (name: string) => new RegExp(`\\b${name}=(?:"[^"]*"|\\{\\d+\\})`).test(code);
  const isOnRoot = root.element in nativeNames && /\bclassName=\{className\}/.test(code);
  // Whether the element is a heading of any level: its level is a property.
  const isAnyHeading = /const (\w+) = `h\$\{\w+\}`[\s\S]*return <\1\b/.test(code);
  return {
    element: isAnyHeading ? 'h1–h4' : root.element,
    native: listNativeNames(root).filter((name) => passesOn(name) && !isSet(name)),
    hasRef: passesOn('ref') || ownNames.has('ref'),
    hasAs: ownNames.has('as') || root.isOneOfSeveral || undefined,
    className: passesOn('className') ? (isOnRoot ? 'root' : 'element') : undefined,
    hasDataOnRoot: (isOnRoot && code.includes('splitDataAttributes(')) || undefined,
  };
}
