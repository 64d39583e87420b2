/** Unfolds the folded sections on phones and tablets, either all of them or those within an element. */
export async function unfoldSections(page: HTMLElement, within = ''): Promise<void> {
  const folded = [...page.querySelectorAll<HTMLElement>(`${within} [data-fold] > details:not([open]) > summary`)].filter((line) =>
    line.checkVisibility(),
  );
  for (const line of folded) {
    const opened = new Promise((resolve) => line.parentElement?.addEventListener('toggle', resolve, { once: true }));
    line.click();
    await opened;
  }
}
