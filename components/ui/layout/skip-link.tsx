export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      Skip to the main content
    </a>
  );
}
