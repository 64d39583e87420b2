import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { EventType } from '../../platform/prisma/generated/enums.js';
import type { RequestOutcome } from './webhook-client.js';

/** Time after which another process takes over an attempt. It is more than twice the time that an attempt may take. */
const CLAIM_SECONDS = 20;

/** An attempt that this process has to make. */
export interface ClaimedDelivery {
  id: string;
  claim: string;
  webhookId: string;
  url: string;
  /** Number of earlier failed attempts. */
  attempts: number;
  failingSince: Date | null;
  eventId: string;
  type: EventType;
  data: unknown;
  createdAt: Date;
  /** Secrets to sign with, the current one first. `sealed` is the encrypted secret in base64. */
  secrets: { keyId: string; sealed: string }[];
}

export interface AttemptResult {
  outcome: RequestOutcome;
  durationMs: number;
  now: Date;
}

export interface FailedAttempt extends AttemptResult {
  /** Time of the first failed attempt of the delivery. */
  firstFailedAt: Date;
  /** Time of the next attempt; null after the last one. */
  nextAt: Date | null;
}

/**
 * The deliveries of events to webhooks, in the database. A claim belongs to one attempt. If its process is killed, the claim ends and
 * another process repeats the attempt, so that a receiver may see an event twice and never misses one. If the process was only suspended,
 * its result comes too late and is dropped. Within one endpoint, an event is claimed only when no earlier event of its subject is pending.
 */
export class DeliveryQueue {
  constructor(private readonly pool: pg.Pool) {}

  /**
   * Claims due deliveries, so that this process sends at most `maxPerEndpoint` to an endpoint at the same time. `busyCounts` holds the
   * number of deliveries in progress by webhook.
   */
  async claim(busyCounts: ReadonlyMap<string, number>, maxPerEndpoint: number, now: Date): Promise<ClaimedDelivery[]> {
    const { rows } = await this.pool.query<ClaimedDelivery>(
      `WITH busy AS (SELECT * FROM unnest($1::uuid[], $2::int[]) AS busy (webhook_id, count)),
       due AS (
         SELECT found.id FROM webhook LEFT JOIN busy ON busy.webhook_id = webhook.id
         CROSS JOIN LATERAL (
           SELECT id FROM webhook_delivery AS delivery
           WHERE delivery.webhook_id = webhook.id AND state = 'PENDING' AND due_at <= $4
             AND (claimed_until IS NULL OR claimed_until < now())
             AND NOT EXISTS (
               SELECT FROM webhook_delivery AS earlier
               WHERE earlier.webhook_id = delivery.webhook_id AND earlier.subject = delivery.subject AND earlier.state = 'PENDING'
                 AND earlier.position < delivery.position)
           ORDER BY due_at, position LIMIT greatest(0, $3::int - coalesce(busy.count, 0)) FOR UPDATE SKIP LOCKED) AS found
         WHERE webhook.active AND webhook.deleted_at IS NULL),
       claimed AS (
         UPDATE webhook_delivery AS delivery SET claim = $5, claimed_until = now() + make_interval(secs => $6)
         FROM due WHERE delivery.id = due.id RETURNING delivery.*)
       SELECT claimed.id, claimed.claim, webhook_id AS "webhookId", url, attempts, claimed.failing_since AS "failingSince",
         event.id AS "eventId", event.type, event.data, event.created_at AS "createdAt",
         (SELECT json_agg(json_build_object('keyId', key_id, 'sealed', encode(sealed, 'base64')) ORDER BY valid_until NULLS FIRST)
          FROM webhook_secret WHERE webhook_secret.webhook_id = webhook.id AND (valid_until IS NULL OR valid_until > $4)) AS secrets
       FROM claimed JOIN webhook ON webhook.id = webhook_id JOIN outgoing_event AS event ON event.id = event_id
       ORDER BY position`,
      [[...busyCounts.keys()], [...busyCounts.values()], maxPerEndpoint, now, randomUUID(), CLAIM_SECONDS],
    );
    return rows;
  }

  async recordDelivered({ id, claim }: ClaimedDelivery, attempt: AttemptResult): Promise<void> {
    await this.pool.query(
      `WITH delivery AS (
         UPDATE webhook_delivery SET state = 'DELIVERED', ended_at = $6, attempts = attempts + 1, claim = NULL, claimed_until = NULL
         WHERE id = $1 AND claim = $2 RETURNING id, webhook_id),
       attempt AS (${insertAttemptSql})
       UPDATE webhook SET failing_since = NULL WHERE id = (SELECT webhook_id FROM delivery) AND failing_since IS NOT NULL`,
      [id, claim, ...toAttemptParameters(attempt)],
    );
  }

  /** Returns since when the endpoint has been failing, or null if the claim had passed to another process. */
  async recordFailed({ id, claim }: ClaimedDelivery, { firstFailedAt, nextAt, ...attempt }: FailedAttempt): Promise<Date | null> {
    const { rows } = await this.pool.query<{ failingSince: Date }>(
      `WITH delivery AS (
         UPDATE webhook_delivery SET attempts = attempts + 1, failing_since = $7, claim = NULL, claimed_until = NULL,
           due_at = coalesce($8, due_at), state = CASE WHEN $8::timestamptz IS NULL THEN 'DEAD' ELSE 'PENDING' END::webhook_delivery_state,
           ended_at = CASE WHEN $8::timestamptz IS NULL THEN $6::timestamptz END
         WHERE id = $1 AND claim = $2 RETURNING id, webhook_id),
       attempt AS (${insertAttemptSql})
       UPDATE webhook SET failing_since = coalesce(failing_since, $6) WHERE id = (SELECT webhook_id FROM delivery)
       RETURNING failing_since AS "failingSince"`,
      [id, claim, ...toAttemptParameters(attempt), firstFailedAt, nextAt],
    );
    return rows[0]?.failingSince ?? null;
  }
}

const insertAttemptSql = `
  INSERT INTO webhook_attempt (delivery_id, status, failure, duration_ms, created_at)
  SELECT id, $3::int, $4::text, $5::int, $6::timestamptz FROM delivery`;

/** The parameters $3 to $6 of a statement with `insertAttemptSql`. */
const toAttemptParameters = ({ outcome: { status, failure }, durationMs, now }: AttemptResult) => [
  status,
  failure,
  Math.round(durationMs),
  now,
];
