import { Injectable } from '@nestjs/common';
import { ContextLoader, type LoaderScope } from '../../platform/graphql/context.loader.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';

interface VoteScope extends LoaderScope {
  viewer: Viewer;
}

/** Whether the viewer found reviews useful, by id. */
@Injectable()
export class VoteLoader extends ContextLoader<string, boolean, VoteScope> {
  protected readonly absent = false;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(reviewIds: readonly string[], { viewer }: VoteScope): Promise<ReadonlyMap<string, boolean>> {
    const rows = await this.prisma.rows<{ reviewId: string }>`
      SELECT review_id AS "reviewId" FROM review_vote
      WHERE account_id = ${viewer.accountId}::uuid AND review_id = ANY (${[...reviewIds]}::uuid[])`;
    return new Map(rows.map(({ reviewId }) => [reviewId, true]));
  }
}
