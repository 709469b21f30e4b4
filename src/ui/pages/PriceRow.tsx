/** What it is, what it holds, and what it costs, on one ruled line. */
export function PriceRow({ name, note, price }: { name: string; note: string; price: string }) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-5 gap-y-1 border-rule border-b py-4.5 lg:grid-cols-[1fr_1.5fr_220px]">
      <h3 className="text-xl">{name}</h3>
      <p className="text-soft max-lg:col-span-2 max-lg:row-start-2">{note}</p>
      <p className="price text-right">{price}</p>
    </li>
  )
}
