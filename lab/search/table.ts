import type { Figures, ScoredResult } from '../../api/test/relevance/report.ts';

export type Relevance = typeof import('../../api/test/relevance/report.ts');
export type Half = ScoredResult['half'];

/** The exports of api/test/relevance/field/field-report.ts that the score uses. */
export interface FieldReportModule {
  scoreFieldInMemory(): Promise<Record<Half, Figures>>;
  listFieldShortfalls(report: Record<Half, Figures>): string[];
}

const formatCells = (values: string[]): string => values.map((value) => value.padStart(11)).join('');

const headings = ['queries', 'nDCG@8', 'success@1', 'precision'];

/** Formats the figures of each class of queries and of all queries, for each half. */
export function formatTable(results: readonly ScoredResult[], { buildReport }: Relevance, halves: readonly Half[]): string {
  const reports = halves.map((half) => buildReport(results, half));
  const rows = [...(reports[0]?.classes.map(([name]) => name) ?? []), 'all'].map((name, index) => {
    const figures = reports.map(({ classes, all }) => classes[index]?.[1] ?? all);
    const texts = figures.map(({ queries, ndcg, success, precision }) =>
      formatCells([String(queries), ndcg.toFixed(3), success.toFixed(3), precision.toFixed(3)]),
    );
    return `  ${name.padEnd(28)}${texts.join('')}`;
  });
  return [
    `  ${''.padEnd(28)}${halves.map((half) => half.padStart(44)).join('')}`,
    `  ${'class'.padEnd(28)}${halves.map(() => formatCells(headings)).join('')}`,
    ...rows,
  ].join('\n');
}

/** Formats the figures of the thesaurus, a row for each half. */
export function formatFieldTable(report: Record<Half, Figures>, halves: readonly Half[]): string {
  const rows = halves.map((half) => {
    const { queries, ndcg, success, precision } = report[half];
    return `  ${half.padEnd(28)}${formatCells([String(queries), ndcg.toFixed(3), success.toFixed(3), precision.toFixed(3)])}`;
  });
  return [`  ${''.padEnd(28)}${formatCells(headings)}`, ...rows].join('\n');
}
