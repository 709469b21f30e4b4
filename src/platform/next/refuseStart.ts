// Works around: a site whose settings are wrong stays up, and answers every request with a fault.
// Upstream: no issue known.
// Removal test: `refuseStart` in tests/unit/platform/workarounds.test.ts.

/** Ends the process with the names of the wrong settings, or whatever else kept it from starting. */
export function refuseStart(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error)
  process.stderr.write(`The site cannot start.\n${why}\n`)
  process.exit(1)
}
