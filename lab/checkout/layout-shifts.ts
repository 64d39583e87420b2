import type { BrowserContext, Page } from 'playwright-core';

interface LayoutShift {
  value: number;
  /** Path of the page, and the elements that have moved. */
  description: string;
}

/** An entry of the browser's layout shifts, which TypeScript's types of the DOM lack. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Reports layout shifts. Runs in each page before the scripts of the page. As in browsers, shifts right after an input do not count. */
function reportShifts() {
  const describe = ({ node, previousRect, currentRect }: LayoutShiftEntry['sources'][number]) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const label = element?.textContent?.trim().slice(0, 24);
    return `${element?.localName} «${label}» ${Math.round(previousRect.top)} → ${Math.round(currentRect.top)}`;
  };
  const report = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as LayoutShiftEntry[]) {
      if (entry.hadRecentInput) continue;
      const description = `${location.pathname.replace(/[\da-f-]{36}/, '…')}: ${entry.sources.map(describe).join(', ')}`;
      void Reflect.get(window, 'reportShift')({ value: entry.value, description });
    }
  };
  new PerformanceObserver(report).observe({ type: 'layout-shift', buffered: true });
}

/** Records the layout shifts of all pages of a browser, from now on. */
export async function watchLayoutShifts(page: Page): Promise<LayoutShift[]> {
  const shifts: LayoutShift[] = [];
  const context: BrowserContext = page.context();
  await context.exposeBinding('reportShift', (_, shift: LayoutShift) => void shifts.push(shift));
  await page.addInitScript(reportShifts);
  return shifts;
}
