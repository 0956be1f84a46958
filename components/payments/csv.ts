export { csvOf, pesos } from '@/lib/domain/platform/csv';

export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later: Safari reads it after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
