import { Injectable } from '@nestjs/common';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { Clock } from '../platform/process/clock.js';
import type { PriceSqlContext } from './displayed-unit.rules.js';
import type { Payer } from './unit-price.rules.js';

type ViewerContext = Pick<GraphqlContext, 'viewer'>;

@Injectable()
export class PriceService {
  constructor(private readonly clock: Clock) {}

  async findPayer(context: ViewerContext): Promise<Payer> {
    return (await context.viewer()) ? 'MEMBER' : 'GUEST';
  }

  /**
   * Determines the viewer only if a selected field depends on it. If that fails, the error is returned as `payer`, so that other fields are
   * still resolved.
   */
  async readSqlContext(context: ViewerContext, dependsOnViewer: boolean): Promise<PriceSqlContext> {
    const payer = dependsOnViewer ? await this.findPayer(context).catch(toError) : 'GUEST';
    return { now: this.clock.now(), payer };
  }
}

const toError = (failure: unknown): Error =>
  failure instanceof Error ? failure : new Error('the viewer cannot be determined', { cause: failure });
