/** What was ordered: a package, or by its title a name, work or what a quote agreed. */
type Ordered = { packageName: string | null; title: string }

export const isHosting = ({ packageName }: Pick<Ordered, 'packageName'>) => packageName !== null

/** What its customer has, within a sentence. It stops when the order ends. */
export const whatRuns = (order: Ordered) => (isHosting(order) ? 'je hosting' : order.title)
