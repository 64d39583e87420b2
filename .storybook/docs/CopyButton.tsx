import { useState } from 'react';

/** A button that copies a text, and confirms that the text is copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copiedText, setCopiedText] = useState<string>();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopiedText(text);
  };
  return (
    <button type="button" className="copy-button" aria-label={label} onClick={copy}>
      <span role="status" className="copy-state">
        {copiedText === text ? 'Copied' : 'Copy'}
      </span>
    </button>
  );
}
