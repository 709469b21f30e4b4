// Works around: Next loads its framework with every page.
// Upstream: no option for it, and no issue.
// Removal test: `late` in tests/unit/platform/workarounds.test.ts.
/** Sent to the window once React listens to the page. */
export const ALIVE = 'framework-alive'
