import { Injectable } from '@nestjs/common';
import { BatchLoader, type LoaderScope } from '../platform/graphql/batch.loader.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { Viewer } from '../platform/viewer/viewers.port.js';

interface VoteScope extends LoaderScope {
  viewer: Viewer;
}

/** Loads by the id of a review whether the viewer found it useful. */
@Injectable()
export class VoteLoader extends BatchLoader<string, boolean, VoteScope> {
  protected readonly valueIfNotFound = false;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(reviewIds: readonly string[], { viewer }: VoteScope): Promise<ReadonlyMap<string, boolean>> {
    const rows = await this.prisma.readRows<{ reviewId: string }>`
      SELECT review_id AS "reviewId" FROM review_vote
      WHERE account_id = ${viewer.accountId}::uuid AND review_id = ANY (${[...reviewIds]}::uuid[])`;
    return new Map(rows.map(({ reviewId }) => [reviewId, true]));
  }
}
