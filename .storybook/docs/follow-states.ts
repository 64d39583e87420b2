import { centreStory, releaseStory } from './centre-story.ts';
import { isCut, measureDrawn } from './drawn-box.ts';
import { type CellNeed, columnCount, fillRows } from './fill-rows.ts';

/** How much room a state asks for: that of a text field, a whole row, a frame for an overlay, or a screen. */
export type StateKind = 'usual' | 'wide' | 'frame' | 'screen';

const usual: CellNeed = { columns: 4, least: 4, grows: true };
const wholeRow: CellNeed = { columns: columnCount, least: columnCount, grows: true };

const needs: Record<StateKind, CellNeed> = {
  usual,
  wide: { columns: columnCount, least: 8, grows: true },
  frame: { columns: 6, least: 6, grows: true },
  screen: wholeRow,
};

/** What is cut in the room that it seemed to need has that of its kind, or the whole row. */
const widen = (need: CellNeed, ofKind: CellNeed): CellNeed => (need.columns < ofKind.columns ? ofKind : wholeRow);

/** Columns that a caption needs. */
const captionColumns = 3;
/** Space of a cell and of its picture beside what is drawn. */
const cellPadding = 44;
/** What fills less of its place is as wide anywhere. */
const smallShare = 0.75;

const computeSpans = (kinds: readonly StateKind[]): number[] => fillRows(kinds.map((kind) => needs[kind]));

const findStory = (cell: HTMLElement) => cell.querySelector<HTMLElement>(':scope > form.live-story');

/** Width of what is drawn in a story and of its controls, which may be wider than their icons. */
function measureContent(story: HTMLElement): number {
  const controls = [...story.querySelectorAll('button, a[href]')].map((control) => control.getBoundingClientRect());
  const boxes = [measureDrawn(story), ...controls.filter(({ width }) => width > 1)];
  return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
}

/** What a picture needs, by what is drawn in the room that its kind has. */
function measureNeed(cell: HTMLElement, kind: StateKind, columnWidth: number): CellNeed {
  const story = findStory(cell);
  const need = needs[kind];
  if (!story?.firstElementChild) return need;
  const countColumns = (width: number) => Math.min(columnCount, Math.max(captionColumns, Math.ceil((width + cellPadding) / columnWidth)));
  if (isCut(story)) {
    const columns = countColumns(story.scrollWidth);
    return { columns, least: columns, grows: true };
  }
  const width = measureContent(story);
  if (width > story.clientWidth * smallShare) return need;
  const columns = Math.min(need.columns, countColumns(width));
  return { columns, least: columns, grows: false };
}

function setSpans(cells: readonly HTMLElement[], spans: readonly number[]): void {
  cells.forEach((cell, index) => {
    cell.dataset.span = String(spans[index]);
    cell.style.setProperty('--state-span', String(spans[index]));
  });
}

/** Gives each picture of a row of states the room that it needs, when it has rendered or the page has another width. */
export function followStates(grid: HTMLElement, kinds: readonly StateKind[]): () => void {
  const cells = [...grid.children] as HTMLElement[];
  const cutAt = (index: number) => {
    const story = cells[index] && findStory(cells[index]);
    return story ? isCut(story) : false;
  };
  const fit = () => {
    const stories = cells.flatMap((cell) => findStory(cell) ?? []);
    // Always from the same widths on, so that the result does not depend on the one before.
    stories.forEach(releaseStory);
    setSpans(cells, computeSpans(kinds));
    const columnWidth = grid.clientWidth / columnCount;
    const measured = cells.map((cell, index) => measureNeed(cell, kinds[index] ?? 'usual', columnWidth));
    setSpans(cells, fillRows(measured));
    const relaxed = measured.map((need, index): CellNeed => (cutAt(index) ? widen(need, needs[kinds[index] ?? 'usual']) : need));
    setSpans(cells, fillRows(relaxed));
    setSpans(cells, fillRows(relaxed.map((need, index): CellNeed => (cutAt(index) ? wholeRow : need))));
    stories.forEach(centreStory);
  };
  setSpans(cells, computeSpans(kinds));
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  });
  observer.observe(grid);
  for (const cell of cells) {
    const story = findStory(cell);
    if (story) observer.observe(story, { box: 'border-box' });
  }
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
