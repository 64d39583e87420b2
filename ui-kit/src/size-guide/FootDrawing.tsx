/** A drawing of a foot with the length to measure from heel to toe. */
export function FootDrawing() {
  return (
    <svg
      width="120"
      height="150"
      viewBox="0 0 120 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M58 142c-13 0-19-10-18-24 1-16 4-23 1-36-3-14-9-22-7-36 2-12 11-17 22-17 17 0 30 12 31 31 1 20-10 32-11 52-1 17-4 30-18 30Z" />
      <ellipse cx="42" cy="17" rx="9" ry="11" />
      <ellipse cx="60" cy="15" rx="6" ry="8" />
      <ellipse cx="73" cy="20" rx="5" ry="7" />
      <ellipse cx="83" cy="28" rx="4.5" ry="6" />
      <ellipse cx="91" cy="38" rx="4" ry="5" />
      <path d="M12 6v136M7 11l5-5 5 5M7 137l5 5 5-5M24 6H6M50 142H6" />
    </svg>
  );
}
