import ts from 'typescript';
import { type Handlers, printHandler, printState } from './handlers.ts';
import { isPropertyName, type Scope } from './scope.ts';
import { addArgs, findInitializer, findProperty, type StoryArgs, unwrap } from './story-args.ts';

const isSpyCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'fn';

/** Whether the value is a spy that does nothing, which only stories need. */
export const isIdleSpy = (node: ts.Node | undefined): boolean => node !== undefined && isSpyCall(node) && node.arguments.length === 0;

/** The name of the property, attribute or variable whose value is the node. */
function findName({ parent }: ts.Node): string {
  if (ts.isJsxExpression(parent)) return findName(parent);
  const isNamed = ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) || ts.isJsxAttribute(parent);
  return isNamed ? parent.name.getText() : '';
}

const listBoundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? listBoundNames(element.name) : []));

/** Whether a function inside the render function has a parameter of this name. */
function isShadowed(node: ts.Node, name: string): boolean {
  const innerFunction = ts.findAncestor(node, ts.isArrowFunction);
  if (!innerFunction || !ts.findAncestor(innerFunction.parent, ts.isFunctionLike)) return false;
  const isParameter = innerFunction.parameters.some((parameter) => listBoundNames(parameter.name).includes(name));
  return isParameter || isShadowed(innerFunction.parent, name);
}

const isNothing = (node: ts.Node | undefined) => node === undefined || (ts.isIdentifier(node) && node.text === 'undefined');

/** The property whose new value a handler reports: `open` for `onOpenChange`, or the property that a press toggles. */
function findReportedProp(handler: string, args: ReadonlyMap<string, ts.Node>, { toggles }: Handlers): string | undefined {
  const [, firstLetter = '', otherLetters = ''] = /^on([A-Z])(\w*)Change$/.exec(handler) ?? [];
  const name = toggles.get(handler) ?? firstLetter.toLowerCase() + otherLetters;
  const value = args.get(name);
  const isBoolean = value?.kind === ts.SyntaxKind.TrueKeyword || value?.kind === ts.SyntaxKind.FalseKeyword;
  return !isNothing(value) && (isBoolean || !toggles.has(handler)) ? name : undefined;
}

const nameSetter = (prop: string) => `set${prop.charAt(0).toUpperCase()}${prop.slice(1)}`;

/** Prints the code of stories, with their arguments in place of `args`, and with handlers and state in place of spies. */
export class StoryPrinter {
  /** Name of the parameter that has the arguments, such as `args`, and the names in a destructured one. */
  #argsName = '';
  #destructured = new Set<string>();
  readonly #args: StoryArgs;
  readonly #scope: Scope;
  readonly #component: string;
  readonly #handlers: Handlers;
  /** Code of the `useState` for each property whose handler is a spy, by the name of the property. */
  readonly #states = new Map<string, string>();

  constructor(args: StoryArgs, scope: Scope, component: string, handlers: Handlers) {
    this.#args = args;
    this.#scope = scope;
    this.#component = component;
    this.#handlers = handlers;
  }

  /** Prints a function that renders a story: only the returned element, unless the function does more than return it. */
  printRender(name: string, render: ts.ArrowFunction | ts.FunctionExpression): string {
    this.#readParameter(render.parameters[0]);
    const wrapped = this.#findWrapped(render.body);
    return wrapped ? this.#printComponent(wrapped.name, wrapped.declaration) : this.#printFunction(render.name?.text ?? name, render.body);
  }

  /** Finds the component of the module that a story only renders with its arguments: `<Resending {...args} />`. */
  #findWrapped(body: ts.ConciseBody): { name: string; declaration: ts.ArrowFunction | ts.FunctionDeclaration } | undefined {
    if (!ts.isJsxSelfClosingElement(body) || body.attributes.properties.length !== 1 || !body.attributes.properties.every(this.#isSpread))
      return undefined;
    const name = body.tagName.getText();
    const declaration = this.#scope.declarations.get(name);
    if (declaration && ts.isFunctionDeclaration(declaration)) return { name, declaration };
    const initializer = findInitializer(name, this.#scope);
    return initializer && ts.isArrowFunction(initializer) ? { name, declaration: initializer } : undefined;
  }

  /** Prints a component with the arguments in place of its parameter. */
  #printComponent(name: string, { parameters, body }: ts.ArrowFunction | ts.FunctionDeclaration): string {
    this.#argsName = '';
    this.#destructured.clear();
    this.#readParameter(parameters[0]);
    return body ? this.#printFunction(name, body) : '';
  }

  /** Prints a function with the state that its content needs. */
  #printFunction(name: string, body: ts.ConciseBody): string {
    if (!ts.isBlock(body)) return this.#wrapState(name, this.print(unwrap(body)));
    const code = this.print(body);
    return `function ${name}() ${code.replace('{', () => `{\n${this.#printStates()}`)}`;
  }

  #printStates = () => [...this.#states.values()].join('\n');

  #wrapState = (name: string, code: string) =>
    this.#states.size > 0 ? `function ${name}() {\n${this.#printStates()}\nreturn (${code});\n}` : code;

  /** Prints the result of a helper such as `beside(<Button />)`, which takes arguments of its own and returns a function that renders. */
  printHelper(name: string, helper: ts.ArrowFunction, call: ts.CallExpression): string | undefined {
    if (!ts.isArrowFunction(helper.body)) return undefined;
    for (const [index, parameter] of helper.parameters.entries()) {
      const value = call.arguments[index];
      if (value) this.#args.set(parameter.name.getText(), value);
      this.#destructured.add(parameter.name.getText());
    }
    return this.printRender(name, helper.body);
  }

  printElement(name: string, component: string): string {
    return this.#wrapState(name, this.#printElement(component, this.#printArgs([...this.#args]).join(' '), this.#args));
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

  /** The argument, of this story or of another, that a node refers to; undefined if it refers to none. */
  #findArg(node: ts.Node | undefined): { name: string; value: ts.Node | undefined } | undefined {
    if (!node) return undefined;
    if (ts.isIdentifier(node) && this.#destructured.has(node.text) && !isPropertyName(node) && !isShadowed(node, node.text))
      return { name: node.text, value: this.#args.get(node.text) };
    if (!ts.isPropertyAccessExpression(node)) return undefined;
    const { expression, name } = node;
    if (ts.isIdentifier(expression) && expression.text === this.#argsName) return { name: name.text, value: this.#args.get(name.text) };
    const value = this.#findArgOfStory(expression, name.text);
    return value && { name: name.text, value };
  }

  /** The argument `name` of another story or of the meta: `meta.args.children`. */
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
      return `(${node.parameters.map((parameter) => this.print(parameter)).join(', ')}) => {}`;
    return this.#replaceValue(node);
  }

  #replaceValue(node: ts.Node): string | undefined {
    if (isSpyCall(node)) return node.arguments[0] ? this.print(node.arguments[0]) : printHandler(findName(node), this.#handlers);
    if (ts.isShorthandPropertyAssignment(node) && this.#destructured.has(node.name.text))
      return `${node.name.text}: ${this.#printValue(this.#args.get(node.name.text))}`;
    if (this.#isSpread(node)) return [...this.#args].map(([name, value]) => `${name}: ${this.#printValue(value)}`).join(', ');
    const arg = this.#findArg(node);
    if (arg && !arg.value && this.#handlers.types.get(arg.name) === 'boolean') return 'false';
    return arg ? this.#printValue(arg.value) : undefined;
  }

  /** Whether an expression calls a handler of the story that does nothing. */
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
    // Omits a style whose module only this repository has.
    if (name === 'css' && this.#scope.imports.get(expression.getText())?.isAvailable === false) return '';
    const arg = this.#findArg(expression);
    if (arg) return this.#printAttribute(name, arg.value);
    return isNothing(expression) || isIdleSpy(expression) ? this.#printAttribute(name, expression) : undefined;
  }

  /** Prints the attributes of an element, with the arguments in place of `{...args}`, apart from those that the element overrides. */
  #printAttributes({ properties }: ts.JsxAttributes): string {
    const overridden = new Set(properties.flatMap((property) => this.#listAttributeNames(property)));
    const isPrinted = (name: string) => !overridden.has(name) && !this.#destructured.has(name);
    const printSpread = () => this.#printArgs([...this.#args].filter(([name]) => isPrinted(name)));
    return properties.flatMap((property) => (this.#isSpread(property) ? printSpread() : [this.print(property)])).join(' ');
  }

  /** Names of the attributes that an attribute sets, which are several if it spreads an object of the module. */
  #listAttributeNames(attribute: ts.JsxAttributeLike): string[] {
    if (ts.isJsxAttribute(attribute)) return [attribute.name.getText()];
    if (this.#isSpread(attribute)) return [];
    const spread: StoryArgs = new Map();
    addArgs(spread, attribute.expression, this.#scope);
    return [...spread.keys()];
  }

  /** Prints arguments as attributes. What a component reports to a spy becomes state, so that the copied code works. */
  #printArgs(args: readonly [name: string, value: ts.Node][]): string[] {
    const byName = new Map(args);
    const printed = new Map(args.map(([name, value]) => [name, this.#printAttribute(name, value)]));
    for (const [handler, spy] of args) {
      const prop = isIdleSpy(spy) ? findReportedProp(handler, byName, this.#handlers) : undefined;
      const value = prop && byName.get(prop);
      if (!value) continue;
      const setter = nameSetter(prop);
      this.#states.set(prop, printState(prop, setter, this.print(value), this.#component, this.#handlers));
      printed.set(prop, `${prop}={${prop}}`);
      printed.set(handler, `${handler}={${this.#handlers.toggles.has(handler) ? `() => ${setter}(!${prop})` : setter}}`);
    }
    return [...printed.values()];
  }

  #printAttribute(name: string, node: ts.Node | undefined): string {
    if (name === 'children' || isNothing(node) || !node) return '';
    if (isIdleSpy(node)) return `${name}={${printHandler(name, this.#handlers)}}`;
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
