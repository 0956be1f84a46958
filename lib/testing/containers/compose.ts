// Stands in for the program `docker compose` where a script of the kit calls it: asks the machine of machine.ts, at MACHINE.
const answer = await fetch(process.env.MACHINE ?? '', {
  method: 'POST',
  body: JSON.stringify(process.argv.slice(2)),
});
const { code, output } = (await answer.json()) as { code: number; output: string };
process.stdout.write(output);
process.exit(code);

export {};
