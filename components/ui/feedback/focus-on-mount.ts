/** As a `ref`: what appears takes the focus, for news that must not be missed. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
