export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <main>
      <h1>Hello, world</h1>
    </main>
  );
}
