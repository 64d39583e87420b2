import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** CPU time and memory that a process and the database have used so far. */
export interface Usage {
  nodeMs: number;
  residentMb: number;
  /** CPU time of all PostgreSQL processes. Undefined without /proc or with a database on another machine. */
  postgresMs: number | undefined;
  /** SQL statements that the process has sent. Undefined if it does not count them. */
  statements: number | undefined;
  /** GraphQL requests that the process has served; 0 if it is not an API. */
  graphqlRequests: number;
}

const MS_PER_TICK = 10;

const graphqlCountLine = /^meet_http_request_duration_seconds_count\{[^}]*route="\/graphql"[^}]*\} (\d+)/gm;

/** Reads the figures of one process. PostgreSQL's CPU time comes from `PostgresClock`. */
export async function readNodeUsage(metricsPort: number): Promise<Omit<Usage, 'postgresMs'>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const readFigure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  const statements = readFigure('meet_sql_statements_total');
  return {
    nodeMs: readFigure('process_cpu_seconds_total') * 1000,
    residentMb: readFigure('process_resident_memory_bytes') / 2 ** 20,
    statements: Number.isNaN(statements) ? undefined : statements,
    graphqlRequests: [...text.matchAll(graphqlCountLine)].reduce((sum, [, count]) => sum + Number(count), 0),
  };
}

interface ProcessStat {
  name: string;
  parent: number;
  ownTicks: number;
  /** CPU time of ended child processes, in clock ticks. */
  endedChildrenTicks: number;
}

function readStat(pid: number): ProcessStat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [name = '', fieldText = ''] = text.slice(text.indexOf('(') + 1).split(') ');
    const fields = fieldText.split(' ').map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { name, parent: fields[1] ?? 0, ownTicks: user + system, endedChildrenTicks: endedUser + endedSystem };
  } catch {
    return undefined;
  }
}

/** Reads the CPU time of PostgreSQL: its postmaster, its current processes and its ended ones. */
export class PostgresClock {
  private readonly postmaster: number | undefined;

  private constructor(postmaster: number | undefined) {
    this.postmaster = postmaster;
  }

  static async open(databaseUrl: string): Promise<PostgresClock> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const backend = readStat(rows[0]?.pid ?? 0);
    await client.end();
    return new PostgresClock(backend?.name.startsWith('postgres') ? backend.parent : undefined);
  }

  get isPresent(): boolean {
    return this.readMilliseconds() !== undefined;
  }

  private readMilliseconds(): number | undefined {
    const postmasterStat = this.postmaster === undefined ? undefined : readStat(this.postmaster);
    if (!postmasterStat) return undefined;
    const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
    const children = pids.map((pid) => readStat(Number(pid))).filter((stat) => stat?.parent === this.postmaster);
    return (
      (postmasterStat.ownTicks + postmasterStat.endedChildrenTicks + children.reduce((sum, stat) => sum + (stat?.ownTicks ?? 0), 0)) *
      MS_PER_TICK
    );
  }

  async readUsage(metricsPort: number): Promise<Usage> {
    return { ...(await readNodeUsage(metricsPort)), postgresMs: this.readMilliseconds() };
  }
}
