import { centreStory, releaseStory } from './centre-story.ts';
import { isCut, measureDrawn } from './drawn-box.ts';
import { type CellNeed, columnCount, fillRows } from './fill-rows.ts';

/** How much room a state needs: that of a text field, a whole row, a frame for an overlay, or a screen. */
export type StateKind = 'usual' | 'wide' | 'frame' | 'screen';

const usual: CellNeed = { columns: 4, leastColumns: 4, canGrow: true };
const wholeRow: CellNeed = { columns: columnCount, leastColumns: columnCount, canGrow: true };

const needs: Record<StateKind, CellNeed> = {
  usual,
  wide: { columns: columnCount, leastColumns: 8, canGrow: true },
  frame: { columns: 6, leastColumns: 6, canGrow: true },
  screen: wholeRow,
};

/** The next larger need of a picture that is cut off: the columns of its kind, or else the whole row. */
const widen = (need: CellNeed, needOfKind: CellNeed): CellNeed => (need.columns < needOfKind.columns ? needOfKind : wholeRow);

/** Columns of the grid that a caption needs. */
const captionColumns = 3;
/** Padding of a cell and of the picture in it, in pixels. */
const cellPadding = 44;
/** A story that fills less than this share of its container's width is assumed to have the same width in any container. */
const smallShare = 0.75;

const computeSpans = (kinds: readonly StateKind[]): number[] => fillRows(kinds.map((kind) => needs[kind]));

const findStory = (cell: HTMLElement) => cell.querySelector<HTMLElement>(':scope > form.live-story');

/** Width of what is drawn in a story, including the controls, which may be larger than the icons in them. */
function measureContent(story: HTMLElement): number {
  const controls = [...story.querySelectorAll('button, a[href]')].map((control) => control.getBoundingClientRect());
  const boxes = [measureDrawn(story), ...controls.filter(({ width }) => width > 1)];
  return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
}

/** Measures the columns that a picture needs. Call it while the picture has the columns of its kind. */
function measureNeed(cell: HTMLElement, kind: StateKind, columnWidth: number): CellNeed {
  const story = findStory(cell);
  const need = needs[kind];
  if (!story?.firstElementChild) return need;
  const countColumns = (width: number) => Math.min(columnCount, Math.max(captionColumns, Math.ceil((width + cellPadding) / columnWidth)));
  if (isCut(story)) {
    const columns = countColumns(story.scrollWidth);
    return { columns, leastColumns: columns, canGrow: true };
  }
  const width = measureContent(story);
  if (width > story.clientWidth * smallShare) return need;
  const columns = Math.min(need.columns, countColumns(width));
  return { columns, leastColumns: columns, canGrow: false };
}

function setSpans(cells: readonly HTMLElement[], spans: readonly number[]): void {
  cells.forEach((cell, index) => {
    cell.dataset.span = String(spans[index]);
    cell.style.setProperty('--state-span', String(spans[index]));
  });
}

/** Gives the picture of each state the room that it needs, once it has rendered and whenever the page has another width. */
export function followStates(grid: HTMLElement, kinds: readonly StateKind[]): () => void {
  const cells = [...grid.children] as HTMLElement[];
  const isCutAt = (index: number) => {
    const story = cells[index] && findStory(cells[index]);
    return story ? isCut(story) : false;
  };
  const fitPictures = () => {
    const stories = cells.flatMap((cell) => findStory(cell) ?? []);
    // Each measurement starts from the same widths, so that the result does not depend on an earlier one.
    stories.forEach(releaseStory);
    setSpans(cells, computeSpans(kinds));
    const columnWidth = grid.clientWidth / columnCount;
    const measuredNeeds = cells.map((cell, index) => measureNeed(cell, kinds[index] ?? 'usual', columnWidth));
    setSpans(cells, fillRows(measuredNeeds));
    const widenedNeeds = measuredNeeds.map(
      (need, index): CellNeed => (isCutAt(index) ? widen(need, needs[kinds[index] ?? 'usual']) : need),
    );
    setSpans(cells, fillRows(widenedNeeds));
    setSpans(cells, fillRows(widenedNeeds.map((need, index): CellNeed => (isCutAt(index) ? wholeRow : need))));
    stories.forEach(centreStory);
  };
  setSpans(cells, computeSpans(kinds));
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fitPictures);
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
