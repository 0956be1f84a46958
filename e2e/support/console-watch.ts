import { type BrowserContext, expect, test } from '@playwright/test';
import { slowProcessor } from './slow-processor';

/** Marks the test for the runner, which asks some failures once more (scripts/lib/test/unsteady.ts). */
function mark(type: string): void {
  const { annotations } = test.info();
  if (!annotations.some((one) => one.type === type)) annotations.push({ type });
}

/** Collects what goes wrong in the browsers of a test without showing: errors in the console, exceptions, refusals by the page's policy. */
export class ConsoleWatch {
  private readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];

  async follow(context: BrowserContext): Promise<void> {
    mark('browser');
    slowProcessor(context);
    context.on('response', (response) => {
      if (response.status() >= 500) mark('answered 5xx');
    });
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.seen.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (thrown) => {
      this.seen.push(`exception: ${thrown.error().stack || thrown.error().message}`);
    });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} refused ${event.blockedURI}`);
      });
    });
  }

  /** For an answer that the test provokes: browsers write every 4xx into the console. */
  allow(status: number, address: RegExp): void {
    this.allowed.push(new RegExp(`status of ${status}\\b.*\\(.*${address.source}`));
  }

  /** For an error that the test provokes in a page's own scripts. */
  allowText(text: RegExp): void {
    this.allowed.push(text);
  }

  /** Fails when anything was seen that was not allowed. */
  verify(): void {
    const unexpected = this.seen.filter((line) => !this.allowed.some((one) => one.test(line)));
    expect(unexpected, 'errors in the console of the browser').toEqual([]);
  }
}
