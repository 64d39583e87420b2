import ts from 'typescript';
import { isPropertyName, type Scope } from './scope.ts';

/** Arguments of a story by name, with the code of each. */
export type StoryArgs = Map<string, ts.Node>;

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node;

/** Finds the value that a declaration of the module has. */
export function findInitializer(name: string, { declarations }: Scope): ts.Expression | undefined {
  const statement = declarations.get(name);
  if (!statement || !ts.isVariableStatement(statement)) return undefined;
  const initializer = statement.declarationList.declarations.find((each) => each.name.getText() === name)?.initializer;
  return initializer && unwrap(initializer);
}

export function findProperty(node: ts.Expression | undefined, name: string): ts.Node | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((each) => each.name?.getText() === name);
  if (property && ts.isPropertyAssignment(property)) return unwrap(property.initializer);
  return property;
}

/** Follows a name, or the arguments of another story, to the object that it stands for. */
function resolveObject(node: ts.Expression, scope: Scope): ts.ObjectLiteralExpression | undefined {
  const value = unwrap(node);
  if (ts.isObjectLiteralExpression(value)) return value;
  if (ts.isIdentifier(value)) {
    const initializer = findInitializer(value.text, scope);
    return initializer && resolveObject(initializer, scope);
  }
  if (ts.isPropertyAccessExpression(value) && ts.isIdentifier(value.expression)) {
    const property = findProperty(findInitializer(value.expression.text, scope), value.name.text);
    return property && resolveObject(property as ts.Expression, scope);
  }
  return undefined;
}

/** Adds the properties of an object to the arguments, those that it spreads included. */
export function addArgs(args: StoryArgs, node: ts.Node | undefined, scope: Scope): void {
  const object = node && resolveObject(node as ts.Expression, scope);
  for (const property of object?.properties ?? []) {
    if (ts.isSpreadAssignment(property)) addArgs(args, property.expression, scope);
    else if (ts.isPropertyAssignment(property)) args.set(property.name.getText().replace(/^'(.*)'$/, '$1'), property.initializer);
    else if (ts.isShorthandPropertyAssignment(property)) args.set(property.name.text, property.name);
  }
}

const isSpyCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'fn';

/** Whether the value is a spy that does nothing, which only stories need. */
const isIdleSpy = (node: ts.Node | undefined): boolean => node !== undefined && isSpyCall(node) && node.arguments.length === 0;

const isNothing = (node: ts.Node | undefined) => node === undefined || (ts.isIdentifier(node) && node.text === 'undefined');

/** Prints the code of stories, with their arguments in place of `args`, and without spies. */
export class StoryPrinter {
  /** Names by which the arguments are known: `args`, or those of a destructured parameter. */
  #argsName = '';
  #destructured = new Set<string>();
  readonly #args: StoryArgs;
  readonly #scope: Scope;
  readonly #requiredHandlers: ReadonlySet<string>;

  constructor(args: StoryArgs, scope: Scope, requiredHandlers: ReadonlySet<string>) {
    this.#args = args;
    this.#scope = scope;
    this.#requiredHandlers = requiredHandlers;
  }

  /** Prints a function that renders a story: its content, or the whole of it where it has more than content. */
  printRender(name: string, render: ts.ArrowFunction | ts.FunctionExpression): string {
    this.#readParameter(render.parameters[0]);
    if (!ts.isBlock(render.body)) return this.print(unwrap(render.body));
    return `function ${render.name?.text ?? name}() ${this.print(render.body)}`;
  }

  /** Prints what a helper such as `beside(<Button />)` makes: it takes arguments of its own and returns a function that renders. */
  printHelper(name: string, helper: ts.ArrowFunction, call: ts.CallExpression): string | undefined {
    if (!ts.isArrowFunction(helper.body)) return undefined;
    for (const [index, parameter] of helper.parameters.entries()) {
      const value = call.arguments[index];
      if (value) this.#args.set(parameter.name.getText(), value);
      this.#destructured.add(parameter.name.getText());
    }
    return this.printRender(name, helper.body);
  }

  printElement(component: string): string {
    return this.#printElement(component, [...this.#args].map(([name, node]) => this.#printAttribute(name, node)).join(' '), this.#args);
  }

  print(node: ts.Node): string {
    const replacement = this.#replace(node);
    if (replacement !== undefined) return replacement;
    const text = node.getSourceFile().text;
    let code = '';
    let position = node.getStart();
    ts.forEachChild(node, (child) => {
      const start = Math.max(position, child.getStart());
      code += text.slice(position, start) + this.print(child);
      position = child.getEnd();
    });
    return code + text.slice(position, node.getEnd());
  }

  #readParameter(parameter: ts.ParameterDeclaration | undefined): void {
    if (!parameter) return;
    if (ts.isIdentifier(parameter.name)) this.#argsName = parameter.name.text;
    else
      for (const element of parameter.name.elements)
        if (ts.isBindingElement(element)) {
          if (element.dotDotDotToken) this.#argsName = element.name.getText();
          else this.#addDestructured(element);
        }
  }

  #addDestructured({ name, initializer }: ts.BindingElement): void {
    this.#destructured.add(name.getText());
    if (initializer && !this.#args.has(name.getText())) this.#args.set(name.getText(), initializer);
  }

  /** The argument that a node stands for, if it is one. */
  #findArg(node: ts.Node | undefined): { name: string; value: ts.Node | undefined } | undefined {
    if (!node) return undefined;
    if (ts.isIdentifier(node) && this.#destructured.has(node.text) && !isPropertyName(node))
      return { name: node.text, value: this.#args.get(node.text) };
    if (!ts.isPropertyAccessExpression(node)) return undefined;
    const { expression, name } = node;
    if (ts.isIdentifier(expression) && expression.text === this.#argsName) return { name: name.text, value: this.#args.get(name.text) };
    const value = this.#findArgOfStory(expression, name.text);
    return value && { name: name.text, value };
  }

  /** The argument `name` of another story, or of all: `meta.args.children`. */
  #findArgOfStory(node: ts.Expression, name: string): ts.Node | undefined {
    if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'args' || !ts.isIdentifier(node.expression)) return undefined;
    const story = findInitializer(node.expression.text, this.#scope);
    const args: StoryArgs = new Map();
    addArgs(args, findProperty(story, 'args'), this.#scope);
    return args.get(name);
  }

  #isSpread = (node: ts.Node): boolean =>
    (ts.isJsxSpreadAttribute(node) || ts.isSpreadAssignment(node)) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === this.#argsName &&
    this.#argsName !== '';

  #replace(node: ts.Node): string | undefined {
    if (ts.isJsxElement(node) && node.openingElement.attributes.properties.some(this.#isSpread)) {
      const { tagName, attributes } = node.openingElement;
      const children = node.children.map((child) => this.print(child)).join('');
      return `<${tagName.getText()} ${this.#printAttributes(attributes)}>${children}</${tagName.getText()}>`;
    }
    if (ts.isJsxSelfClosingElement(node) && node.attributes.properties.some(this.#isSpread))
      return this.#printElement(node.tagName.getText(), this.#printAttributes(node.attributes), this.#args);
    if (ts.isJsxAttribute(node)) return this.#replaceAttribute(node);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression) {
      const arg = this.#findArg(node.expression);
      return arg && (arg.value ? this.#printChildren(arg.value) : '');
    }
    if (ts.isExpressionStatement(node) && this.#callsNothing(node.expression)) return '';
    if (ts.isArrowFunction(node) && this.#callsNothing(node.body))
      return `(${node.parameters.map((each) => this.print(each)).join(', ')}) => {}`;
    return this.#replaceValue(node);
  }

  #replaceValue(node: ts.Node): string | undefined {
    if (isSpyCall(node)) return node.arguments[0] ? this.print(node.arguments[0]) : '() => {}';
    if (ts.isShorthandPropertyAssignment(node) && this.#destructured.has(node.name.text))
      return `${node.name.text}: ${this.#printValue(this.#args.get(node.name.text))}`;
    if (this.#isSpread(node)) return [...this.#args].map(([name, value]) => `${name}: ${this.#printValue(value)}`).join(', ');
    const arg = this.#findArg(node);
    return arg ? this.#printValue(arg.value) : undefined;
  }

  /** Whether it calls a handler of the story that does nothing. */
  #callsNothing(node: ts.Node): boolean {
    if (!ts.isCallExpression(node)) return false;
    const arg = this.#findArg(node.expression);
    return arg !== undefined && (isNothing(arg.value) || isIdleSpy(arg.value));
  }

  #printValue(node: ts.Node | undefined): string {
    if (!node) return 'undefined';
    const code = this.print(node);
    return ts.isArrowFunction(node) || ts.isBinaryExpression(node) || ts.isConditionalExpression(node) ? `(${code})` : code;
  }

  #replaceAttribute(node: ts.JsxAttribute): string | undefined {
    const expression = node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined;
    if (!expression) return undefined;
    const name = node.name.getText();
    // A style of the kit's own parts, which only this repository has.
    if (name === 'css' && this.#scope.imports.get(expression.getText())?.isAvailable === false) return '';
    const arg = this.#findArg(expression);
    if (arg) return this.#printAttribute(name, arg.value);
    return isNothing(expression) || isIdleSpy(expression) ? this.#printAttribute(name, expression) : undefined;
  }

  /** Prints the attributes of an element, with the arguments in place of `{...args}`, apart from those that it overrides. */
  #printAttributes({ properties }: ts.JsxAttributes): string {
    const overridden = new Set(properties.flatMap((each) => (ts.isJsxAttribute(each) ? [each.name.getText()] : [])));
    const printSpread = () =>
      [...this.#args].flatMap(([name, value]) =>
        overridden.has(name) || this.#destructured.has(name) ? [] : [this.#printAttribute(name, value)],
      );
    return properties.flatMap((each) => (this.#isSpread(each) ? printSpread() : [this.print(each)])).join(' ');
  }

  #printAttribute(name: string, node: ts.Node | undefined): string {
    if (name === 'children' || isNothing(node) || !node) return '';
    if (isIdleSpy(node)) return this.#requiredHandlers.has(name) ? `${name}={() => {}}` : '';
    if (node.kind === ts.SyntaxKind.TrueKeyword) return name;
    if (ts.isStringLiteral(node) && !/["\\]/.test(node.getText())) return `${name}="${node.text}"`;
    return `${name}={${this.print(node)}}`;
  }

  #printChildren(node: ts.Node): string {
    if (ts.isParenthesizedExpression(node)) return this.#printChildren(node.expression);
    if (ts.isStringLiteral(node) && !/[<>{}\\]/.test(node.getText())) return node.text;
    if (ts.isJsxFragment(node)) return node.children.map((child) => this.print(child)).join('');
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return this.print(node);
    return `{${this.print(node)}}`;
  }

  #printElement(tag: string, attributes: string, args: StoryArgs): string {
    const children = this.#destructured.has('children') ? undefined : args.get('children');
    return children && !isNothing(children)
      ? `<${tag} ${attributes}>${this.#printChildren(children)}</${tag}>`
      : `<${tag} ${attributes} />`;
  }
}
