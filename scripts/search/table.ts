import type { ScoredAnswer } from '../../api/src/search/relevance/report.ts';

export type Relevance = typeof import('../../api/src/search/relevance/report.ts');
export type Half = ScoredAnswer['half'];

const cells = (values: string[]): string => values.map((value) => value.padStart(11)).join('');

/** The figures of each class of queries, half by half, and of all. */
export function tableOf(answers: readonly ScoredAnswer[], { reportOf }: Relevance, halves: readonly Half[]): string {
  const reports = halves.map((half) => reportOf(answers, half));
  const rows = [...(reports[0]?.classes.map(([name]) => name) ?? []), 'all'].map((name, place) => {
    const figures = reports.map(({ classes, all }) => classes[place]?.[1] ?? all);
    const texts = figures.map(({ queries, ndcg, success }) => cells([String(queries), ndcg.toFixed(3), success.toFixed(3)]));
    return `  ${name.padEnd(28)}${texts.join('')}`;
  });
  return [
    `  ${''.padEnd(28)}${halves.map((half) => half.padStart(33)).join('')}`,
    `  ${'class'.padEnd(28)}${halves.map(() => cells(['queries', 'nDCG@8', 'success@1'])).join('')}`,
    ...rows,
  ].join('\n');
}
