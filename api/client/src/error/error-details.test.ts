import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const detailsFile = fileURLToPath(new URL('./error-details.ts', import.meta.url));
const sourceFolder = fileURLToPath(new URL('../../../src/', import.meta.url));

/** A detail of an error in the API's source. `texts` are its possible values, where the type is a union of string literals. */
interface ErrorDetail {
  location: string;
  code: string;
  name: string;
  texts: string[];
  /** Whether its type comes from a package that the test does not read. */
  isUnknown: boolean;
}

const throwingFiles = globSync('**/*.ts', { cwd: sourceFolder, exclude: (name) => name === 'generated' })
  .filter((file) => !/\.(?:test|harness)\.ts$/.test(file))
  .map((file) => sourceFolder + file)
  .filter((file) => readFileSync(file, 'utf8').includes('new DomainError('));
const options: ts.CompilerOptions = {
  allowImportingTsExtensions: true,
  lib: ['lib.es2024.d.ts'],
  module: ts.ModuleKind.NodeNext,
  noEmit: true,
  strict: true,
  target: ts.ScriptTarget.ES2024,
  types: [],
};
const host = ts.createCompilerHost(options);
const resolutions = ts.createModuleResolutionCache(sourceFolder, (path) => path, options);
// To read the types of all packages takes longer than the test. Rows of the database have those of Prisma.
host.resolveModuleNameLiterals = (modules, file, redirect, compilerOptions) =>
  modules.map(({ text }) =>
    /^(\.|@prisma\/)/.test(text)
      ? ts.resolveModuleName(text, file, compilerOptions, host, resolutions, redirect, ts.ModuleKind.ESNext)
      : { resolvedModule: undefined },
  );
const program = ts.createProgram({ rootNames: [detailsFile, ...throwingFiles], options, host });
const checker = program.getTypeChecker();

const listUnionMembers = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
const selectTexts = (type: ts.Type): string[] => listUnionMembers(type).flatMap((member) => (member.isStringLiteral() ? member.value : []));

/** Returns the type of a property. A string literal in an object has its own text as its type, though TypeScript widens it to string. */
function readPropertyType(property: ts.Symbol): ts.Type {
  const declaration = property.valueDeclaration;
  return declaration && ts.isPropertyAssignment(declaration)
    ? checker.getTypeAtLocation(declaration.initializer)
    : checker.getTypeOfSymbol(property);
}

function listDetails(thrown: ts.NewExpression): ErrorDetail[] {
  const [code, , details] = thrown.arguments ?? [];
  const name = code && ts.isPropertyAccessExpression(code) && code.expression.getText() === 'ErrorCode' ? code.name.text : undefined;
  if (!name || !details) return [];
  const location = `${thrown.getSourceFile().fileName.slice(sourceFolder.length)}: ${details.getText()}`;
  const type = checker.getTypeAtLocation(details);
  if (type.flags & ts.TypeFlags.Any || type.getStringIndexType())
    throw new Error(`${location} can be anything: say in its type what it can be.`);
  const properties = listUnionMembers(type).flatMap((member) => member.getProperties());
  return properties.map((property) => {
    const propertyType = readPropertyType(property);
    const isUnknown = (propertyType.flags & ts.TypeFlags.Any) !== 0;
    return { location, code: name, name: property.name, texts: selectTexts(propertyType), isUnknown };
  });
}

function listThrownDetails(node: ts.Node): ErrorDetail[] {
  const isError = ts.isNewExpression(node) && node.expression.getText() === 'DomainError';
  const ownDetails = isError ? listDetails(node) : [];
  const nestedDetails: ErrorDetail[] = [];
  ts.forEachChild(node, (child) => void nestedDetails.push(...listThrownDetails(child)));
  return [...ownDetails, ...nestedDetails];
}

/** Finds the type that error-details.ts declares for a detail. */
function findDeclaredType({ code, name }: ErrorDetail): ts.Type | undefined {
  const file = program.getSourceFile(detailsFile);
  const declaration = file?.statements.find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'Details');
  const property = declaration && checker.getTypeAtLocation(declaration).getProperty(code);
  const detail = property && checker.getTypeOfSymbol(property).getProperty(name);
  return detail && checker.getTypeOfSymbol(detail);
}

function isDescribed(detail: ErrorDetail): boolean {
  const type = findDeclaredType(detail);
  if (!type) return false;
  const isAnyText = listUnionMembers(type).some((member) => member.flags & ts.TypeFlags.String);
  return isAnyText || (!detail.isUnknown && detail.texts.every((text) => selectTexts(type).includes(text)));
}

it('error-details.ts describes every detail of an error that the API returns', () => {
  const details = throwingFiles.flatMap((file) => listThrownDetails(program.getSourceFile(file) as ts.SourceFile));
  expect(details.map(({ code, name }) => `${code} ${name}`)).toEqual(expect.arrayContaining(['CONFLICT current', 'LIMIT_EXCEEDED limit']));
  expect(details.filter((detail) => !isDescribed(detail))).toEqual([]);
});
