/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FileField } from './index.ts';

afterEach(cleanup);

it('FileField puts className and style on its root, and describes its input also by the element that its caller names', () => {
  render(
    <FileField
      id="photos"
      label="Фотографии"
      error="Приложите хотя бы одно фото"
      className="mine"
      style={{ maxWidth: 300 }}
      aria-describedby="note"
    />,
  );
  const input = screen.getByLabelText(/^Фотографии/);
  const root = document.querySelector<HTMLElement>('.mine');
  expect(root?.style.maxWidth).toBe('300px');
  expect(root?.contains(input)).toBe(true);
  expect(input.className).not.toMatch(/mine/);
  expect(input.getAttribute('aria-describedby')).toBe('photos-limits photos-error note');
});

it('FileField reports all attached files after each change', () => {
  const report = jest.fn();
  render(<FileField label="Фотографии" accept=".pdf" onFilesChange={report} />);
  const [first, second] = ['1.pdf', '2.pdf'].map((name) => new File(['…'], name, { type: 'application/pdf' }));
  const input = screen.getByLabelText(/^Фотографии/);
  fireEvent.change(input, { target: { files: [first] } });
  expect(report).toHaveBeenLastCalledWith([first]);
  fireEvent.change(input, { target: { files: [second] } });
  expect(report).toHaveBeenLastCalledWith([first, second]);
});

it('FileField announces that a file could not be sent', () => {
  const file = new File(['…'], '1.pdf', { type: 'application/pdf' });
  const { rerender } = render(<FileField label="Чек" accept=".pdf" files={[file]} getFileState={() => ({ progress: 0.4 })} />);
  const region = screen.getByRole('listitem').querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  rerender(<FileField label="Чек" accept=".pdf" files={[file]} getFileState={() => ({ error: 'Связь прервалась' })} />);
  expect(region?.textContent).toBe('Связь прервалась');
});

it('FileField moves the focus to its input when a shopper sends a file again', () => {
  const file = new File(['…'], '1.pdf', { type: 'application/pdf' });
  const retry = jest.fn();
  render(<FileField label="Чек" accept=".pdf" files={[file]} getFileState={() => ({ error: 'Связь прервалась' })} onRetry={retry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Повторить: 1.pdf' }));
  expect(retry).toHaveBeenCalledWith(file);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Чек/));
});
