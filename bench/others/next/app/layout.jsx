export const metadata = { title: 'Hello', description: 'The smallest page.' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
