import ts from 'typescript';

/** A range of code: the position of its first character, and the position behind its last one. */
export type Range = readonly [start: number, end: number];

/** Positions of the arguments of a story in its code, so that a docs page can replace them. */
export interface ArgPlaces {
  /** Attributes of the component, by their names. */
  attributes: Record<string, Range>;
  /** Initial values in `useState`, for the attributes whose values are states. */
  states: Record<string, Range>;
  /** Content between the tags of the component. */
  children?: Range;
  /** Position behind the last attribute, where further attributes can be added. */
  end: number;
}

type Opening = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

function findAll<Found extends ts.Node>(node: ts.Node, matches: (candidate: ts.Node) => candidate is Found): Found[] {
  const matchingNodes = matches(node) ? [node] : [];
  ts.forEachChild(node, (child) => void matchingNodes.push(...findAll(child, matches)));
  return matchingNodes;
}

const isOpening = (node: ts.Node): node is Opening => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

/** Initial values of the React states of a module, by the names of the states. */
function findStates(source: ts.SourceFile): Record<string, Range> {
  const states = findAll(source, ts.isVariableDeclaration).flatMap(({ name, initializer }): [string, Range][] => {
    const [state] = ts.isArrayBindingPattern(name) ? name.elements : [];
    const [value] = initializer && ts.isCallExpression(initializer) ? initializer.arguments : [];
    return state && value ? [[state.getText(), [value.getStart(), value.getEnd()]]] : [];
  });
  return Object.fromEntries(states);
}

/** Whether the value of an attribute is the state of the same name: `open={open}`. */
const isState = ({ name, initializer }: ts.JsxAttribute) =>
  initializer !== undefined && ts.isJsxExpression(initializer) && initializer.expression?.getText() === name.getText();

/** A range without the space around its text. */
function trimRange(code: string, [start, end]: Range): Range {
  const text = code.slice(start, end);
  return [end - text.trimStart().length, start + text.trimEnd().length];
}

/** Finds the positions of the arguments in the code of a story; undefined unless exactly one element is of its component. */
export function findArgPlaces(code: string, component: string): ArgPlaces | undefined {
  const source = ts.createSourceFile('story.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const [opening, ...others] = findAll(source, isOpening).filter(({ tagName }) => tagName.getText() === component);
  if (!opening || others.length > 0) return undefined;
  const allStates = findStates(source);
  const places: ArgPlaces = { attributes: {}, states: {}, end: (opening.attributes.properties.at(-1) ?? opening.tagName).getEnd() };
  for (const attribute of opening.attributes.properties.filter(ts.isJsxAttribute)) {
    const name = attribute.name.getText();
    const state = isState(attribute) ? allStates[name] : undefined;
    if (state) places.states[name] = state;
    else places.attributes[name] = [attribute.getStart(), attribute.getEnd()];
  }
  const { parent } = opening;
  const isText = ts.isJsxElement(parent) && parent.children.every((child) => ts.isJsxText(child) || ts.isJsxExpression(child));
  if (ts.isJsxElement(parent) && isText)
    places.children = trimRange(code, [parent.openingElement.getEnd(), parent.closingElement.getStart()]);
  return places;
}
