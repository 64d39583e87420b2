import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { Field } from './access-levels.harness.js';
import type { TestApi } from './test-api.harness.js';

/** Builds a value that the schema accepts, and that matches no row of the shop. */
function buildAnyValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return buildAnyValue(type.ofType);
  if (isListType(type)) return [buildAnyValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const requiredFields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(requiredFields.map((field) => [field.name, buildAnyValue(field.type)]));
  }
  const scalars: Record<string, unknown> = {
    Date: '2020-01-01',
    DateTime: '2020-01-01T00:00:00Z',
    Int: 1,
    Float: 1,
    Boolean: false,
    Kopecks: 100,
    JSON: {},
  };
  return scalars[getNamedType(type).name] ?? 'nothing';
}

export function buildOperationRequest(kind: 'query' | 'mutation', { name, args, type }: Field): { query: string; variables: object } {
  const requiredArguments = args.filter((arg) => isNonNullType(arg.type));
  const declarations = requiredArguments.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passedArguments = requiredArguments.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return {
    query: `${kind} ${declarations && `(${declarations})`} { ${name}${passedArguments && `(${passedArguments})`} ${selection} }`,
    variables: Object.fromEntries(requiredArguments.map((arg) => [arg.name, buildAnyValue(arg.type)])),
  };
}

/** Builds a request for a route that the router accepts, with ids that match nothing in the shop. */
function buildRouteRequest(route: string): { path: string; init: RequestInit } {
  const [method = '', path = ''] = route.split(' ');
  const isImport = path === '/api/catalog/imports';
  const body = isImport ? '' : JSON.stringify({});
  const headers = { 'content-type': isImport ? 'application/x-ndjson' : 'application/json' };
  return {
    path: path.replaceAll(/:[a-zA-Z]+/g, '00000000-0000-7000-8000-000000000000'),
    init: method === 'GET' ? { method } : { method, body, headers },
  };
}

/** The routes of the API, as its router has registered them. */
export const registeredRoutes = new Set<string>();

/** Records every route of the API. HEAD and OPTIONS are omitted, because Fastify responds to them by itself. */
@Module({})
export class RouteRecorder {
  constructor(host: HttpAdapterHost) {
    const fastify: FastifyInstance = host.httpAdapter.getInstance();
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const verb of [method].flat()) if (!['HEAD', 'OPTIONS'].includes(verb)) registeredRoutes.add(`${verb} ${url}`);
    });
  }
}

const selectAccessError = (code: string | undefined) => (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : undefined);

/** Sends a request, and returns the code of the first error of the response. */
export async function readErrorCode(api: TestApi, request: object, headers: Record<string, string>): Promise<string | undefined> {
  const { errors } = (await (await api.post(request, headers)).json()) as { errors?: { extensions: { code: string } }[] };
  const code = errors?.[0]?.extensions.code;
  if (code === 'GRAPHQL_VALIDATION_FAILED' || code === 'INTERNAL') throw new Error(JSON.stringify({ request, errors }));
  return code;
}

/** Sends a request, and returns the error code if the access level of the caller, not the input, is the reason for the refusal. */
export const readAccessRefusal = async (...request: Parameters<typeof readErrorCode>) => selectAccessError(await readErrorCode(...request));

export async function readRouteRefusal(api: TestApi, route: string, headers: Record<string, string>): Promise<string | undefined> {
  const { path, init } = buildRouteRequest(route);
  const response = await fetch(`${api.url}${path}`, { ...init, headers: { ...init.headers, ...headers }, redirect: 'manual' });
  const responseText = await response.text();
  if (response.status === 401 || response.status === 403) return selectAccessError(JSON.parse(responseText).errors[0].extensions.code);
  if (response.status === 500) throw new Error(`${route}: ${responseText}`);
  return undefined;
}
