/** The woven band that closes a dark surface, drawn by the style sheet. Never behind text. */
export function Banig() {
  return <div className="banig" aria-hidden="true" />;
}
