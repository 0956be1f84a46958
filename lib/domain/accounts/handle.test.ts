import { handleOf, plainWords } from './handle';

test.each([
  ['Maria Santos', 'maria-santos-7k2f'],
  ['Ma. Luisa Peña-Reyes', 'ma-luisa-pena-reyes-7k2f'],
  ['  José   D’Arc ', 'jose-d-arc-7k2f'],
  ['李明', 'lawyer-7k2f'],
  ['../../etc/passwd', 'etc-passwd-7k2f'],
])('%s is %s', (name, handle) => {
  expect(handleOf(name, '7k2f')).toBe(handle);
});

test('a long name is cut, and the result is still a handle', () => {
  for (const name of ['a'.repeat(120), `${'a'.repeat(59)} ${'b'.repeat(60)}`]) {
    const handle = handleOf(name, '7k2f');
    expect(handle.length).toBeLessThanOrEqual(65);
    expect(handle).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test('plain words keep digits and drop marks', () => {
  expect(plainWords('Ñiño 3rd!')).toBe('nino-3rd');
});
