/**
 * Serves metrics where METRICS_PORT is set; elsewhere not even the library is loaded (12 MB).
 * @returns what serve-metrics.ts returns, or null
 */
export async function startMetrics(product, kind) {
  if (product.serverSettings().metricsPort === undefined) return null;
  const { serveMetrics } = await import('./serve-metrics.ts');
  return serveMetrics(product, kind);
}
