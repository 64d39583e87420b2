import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const described = fileURLToPath(new URL('./error-details.ts', import.meta.url));
const sources = fileURLToPath(new URL('../../../src/', import.meta.url));

/** A detail of an error in the API's source. `texts` are its possible values, where the type is a union of string literals. */
interface Told {
  place: string;
  code: string;
  name: string;
  texts: string[];
}

const throwing = globSync('**/*.ts', { cwd: sources, exclude: (name) => name === 'generated' })
  .filter((file) => !/\.(?:test|harness)\.ts$/.test(file))
  .map((file) => sources + file)
  .filter((file) => readFileSync(file, 'utf8').includes('new DomainError('));
const program = ts.createProgram([described, ...throwing], {
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.NodeNext,
  noEmit: true,
  strict: true,
  target: ts.ScriptTarget.ES2024,
  types: ['node'],
});
const checker = program.getTypeChecker();

const parts = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
const selectTexts = (type: ts.Type): string[] => parts(type).flatMap((part) => (part.isStringLiteral() ? part.value : []));

/** A text that is written in place counts as itself, though its type is a string. */
function writtenType(property: ts.Symbol): ts.Type {
  const written = property.valueDeclaration;
  return written && ts.isPropertyAssignment(written) ? checker.getTypeAtLocation(written.initializer) : checker.getTypeOfSymbol(property);
}

function toldBy(thrown: ts.NewExpression): Told[] {
  const [code, , details] = thrown.arguments ?? [];
  const name = code && ts.isPropertyAccessExpression(code) && code.expression.getText() === 'ErrorCode' ? code.name.text : undefined;
  if (!name || !details) return [];
  const place = `${thrown.getSourceFile().fileName.slice(sources.length)}: ${details.getText()}`;
  const type = checker.getTypeAtLocation(details);
  if (type.getStringIndexType()) throw new Error(`${place} can be anything: say in its type what it can be.`);
  const properties = parts(type).flatMap((part) => part.getProperties());
  return properties.map((property) => ({ place, code: name, name: property.name, texts: selectTexts(writtenType(property)) }));
}

function thrownIn(node: ts.Node): Told[] {
  const isError = ts.isNewExpression(node) && node.expression.getText() === 'DomainError';
  const own = isError ? toldBy(node) : [];
  const inner: Told[] = [];
  ts.forEachChild(node, (child) => void inner.push(...thrownIn(child)));
  return [...own, ...inner];
}

/** The type of a detail as the client describes it. */
function contentTypes({ code, name }: Told): ts.Type | undefined {
  const file = program.getSourceFile(described);
  const declared = file?.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === 'Details');
  const property = declared && checker.getTypeAtLocation(declared).getProperty(code);
  const detail = property && checker.getTypeOfSymbol(property).getProperty(name);
  return detail && checker.getTypeOfSymbol(detail);
}

function isDescribed(told: Told): boolean {
  const type = contentTypes(told);
  if (!type) return false;
  const isAnyText = parts(type).some((part) => part.flags & ts.TypeFlags.String);
  return isAnyText || told.texts.every((text) => selectTexts(type).includes(text));
}

it('describes every detail that the API returns', () => {
  const told = throwing.flatMap((file) => thrownIn(program.getSourceFile(file) as ts.SourceFile));
  expect(told.map(({ code, name }) => `${code} ${name}`)).toEqual(expect.arrayContaining(['CONFLICT current', 'LIMIT_EXCEEDED limit']));
  expect(told.filter((one) => !isDescribed(one))).toEqual([]);
});
