/** Focuses an element when it appears, as its `ref`; for messages that must not be missed. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
