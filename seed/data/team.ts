// The people of the demo: invented, and drawn in seed/pictures/people.
export const team = [
  {
    name: 'Fenna',
    role: 'ontwerpt, en neemt meestal op',
    quote: 'Ik teken elke eerste versie op papier. Op een servet als het moet.',
    picture: 'people/fenna.webp',
    pictureAlt: 'Getekend portret van Fenna: haar haar in een knot, een potlood achter het oor',
  },
  {
    name: 'Joost',
    role: 'bouwt, en houdt alles in de lucht',
    quote: 'Ik was eerst loodgieter. Een lek is een lek, ook in code.',
    picture: 'people/joost.webp',
    pictureAlt: 'Getekend portret van Joost: ronde bril, volle baard en een muts',
  },
  {
    name: 'Samira',
    role: 'schrijft, en belt een week na de oplevering',
    quote: 'Ik vraag door tot ik het mijn oma kan uitleggen.',
    picture: 'people/samira.webp',
    pictureAlt: 'Getekend portret van Samira: een bos krullen, grote oorringen en een brede lach',
  },
]
