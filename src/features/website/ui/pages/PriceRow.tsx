export function PriceRow({ name, note, price }: { name: string; note: string; price: string }) {
  const columns = note ? 'lg:grid-cols-[1fr_1.5fr_220px]' : ''
  return (
    <li
      className={`grid grid-cols-[1fr_auto] items-baseline gap-x-5 gap-y-1 border-rule border-b py-4.5 max-[359px]:grid-cols-1 ${columns}`}
    >
      <h3 className="text-xl">{name}</h3>
      {note && (
        <p className="text-soft max-[359px]:row-auto max-lg:col-span-full max-lg:row-start-2">{note}</p>
      )}
      <p className="price text-right max-[359px]:text-left">{price}</p>
    </li>
  )
}
