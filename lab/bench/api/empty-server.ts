// An empty Nest and Apollo server on Fastify, without guards, plugins, logging or database. Its cost is the lower limit of
// the API's. `node empty-server.ts <port>`.

import 'reflect-metadata';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { formatBenchMetrics, obeySupervisor } from '../bench-process.ts';

class EmptyModule {}

const graphql = GraphQLModule.forRoot<ApolloDriverConfig>({
  driver: ApolloDriver,
  typeDefs: 'type Query { nothing: Boolean }',
  playground: false,
});
Module({ imports: [graphql] })(EmptyModule);

const adapter = new FastifyAdapter();
const app = await NestFactory.create<NestFastifyApplication>(EmptyModule, adapter, { logger: false });
adapter.getInstance().get('/metrics', (_request, reply) => reply.type('text/plain').send(formatBenchMetrics()));
await app.listen(Number(process.argv[2]), '127.0.0.1');
obeySupervisor();
