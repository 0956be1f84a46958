import type { ProcessKind } from './process.ts';
import type { MeasuredProduct, ServedMetrics } from './serve-metrics.ts';

/** Serves metrics where METRICS_PORT is set; elsewhere not even the library is loaded (12 MB). */
export async function startMetrics(
  product: MeasuredProduct,
  kind: ProcessKind,
): Promise<ServedMetrics | null> {
  const { metricsPort } = product.serverSettings();
  if (metricsPort === undefined) return null;
  const { serveMetrics } = await import('./serve-metrics.ts');
  return serveMetrics(product, kind, metricsPort);
}
