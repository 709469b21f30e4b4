import type { Faq } from '@/features/website/model/content'

const faq = (place: Faq['place'], question: string, answer: string) => ({ place, question, answer })

export const faqs = [
  faq(
    'faq',
    'Wat kost een website?',
    'Een bedrijfswebsite is er {bedrijfswebsite}, een webshop {webshopBasis}. In de configurator zie je meteen wat jouw keuzes betekenen. Daarna krijg je een offerte met een vaste prijs.',
  ),
  faq(
    'faq',
    'Kan ik ook per maand betalen?',
    'Ja. Met een van de maandpakketten Starter, Groei of Pro betaal je een vast bedrag per maand en zitten bouw, hosting en onderhoud erin.',
  ),
  faq(
    'faq',
    'Wat is het verschil tussen Starter, Groei en Pro?',
    'Starter is een nette site met alles wat je nodig hebt om gevonden te worden. Groei voegt pagina’s, vindbaarheid en elke maand aanpassingen toe. Pro is voor wie online verkoopt of veel aanvragen krijgt, met support dag en nacht.',
  ),
  faq(
    'faq',
    'Hoe snel is mijn site klaar?',
    'Een eenvoudige site maken we in een werkweek, vanaf de dag dat we je foto’s hebben. Met nakijken erbij ben je 1 tot 2 weken onderweg. Een uitgebreide site of webshop duurt 4 tot 6 weken. Heb je haast, zeg het dan in de configurator bij Planning.',
  ),
  faq(
    'faq',
    'Bouwen jullie sites met AI?',
    'Als gereedschap, ja. Het ontwerp tekent een van ons op papier. Met AI maken we daar in 24 tot 48 uur een eerste werkende versie van. Daarna werkt een mens die uit, tot hij binnen een week online kan.',
  ),
  faq(
    'faq',
    'Moet ik vooruit betalen?',
    'Voor een website niet: die betaal je na de oplevering, binnen 14 dagen na de factuur. Hosting en een domeinnaam betaal je bij het bestellen.',
  ),
  faq(
    'faq',
    'Zit ik ergens aan vast?',
    '{subscriptionTerm} Een eenmalige site is na betaling helemaal van jou.',
  ),
  faq(
    'faq',
    'Kan ik zelf teksten en foto’s aanpassen?',
    'Ja. Je krijgt een eigen inlog en een half uur uitleg. Doe je het liever niet zelf, mail ons dan de foto. Hoort het niet bij je pakket, dan hoor je eerst wat het kost.',
  ),
  faq(
    'faq',
    'Ik heb al een domeinnaam en mail. Kan dat blijven?',
    'Ja. We verhuizen je domein en mail, of laten ze staan waar ze zijn. Tijdens de verhuizing blijft je mail gewoon binnenkomen. Leggen we een nieuwe naam voor je vast, dan komt die op jouw naam te staan.',
  ),
  faq(
    'faq',
    'Wie helpt me als er iets stuk is?',
    'Wij. Op werkdagen krijg je {responseTime} antwoord, en bij een storing bel je. Ook ’s nachts en op zondag hulp? Dat zit in Pro, en bij hosting kun je 24/7 support via WhatsApp erbij nemen.',
  ),
  faq(
    'support',
    'Mijn site doet het niet. Wat nu?',
    'Kijk eerst of je eigen internet werkt, bijvoorbeeld door een andere site te openen. Is het alleen je eigen site, bel ons dan meteen: storingen gaan voor.',
  ),
  faq(
    'support',
    'Hoe geef ik een wijziging door?',
    'Mail wat er moet veranderen en op welke pagina. Een foto mag erbij. Binnen een werkdag hoor je wanneer het erop staat, en wat het kost als het niet bij je pakket hoort.',
  ),
  faq(
    'support',
    'Ik kan niet meer bij mijn mail.',
    'Probeer op een ander apparaat in te loggen. Lukt het daar ook niet, bel dan: we kijken of het aan de server ligt.',
  ),
  faq(
    'support',
    'Is support gratis?',
    'Vragen en storingen horen bij je hosting of pakket. Nieuwe onderdelen maken we op offerte, zodat je vooraf weet wat het kost.',
  ),
  faq(
    'custom',
    'Hoe bepalen jullie de prijs van maatwerk?',
    'We knippen het werk in onderdelen en zetten bij elk onderdeel een vaste prijs. Jij kiest wat je nu laat maken en wat later kan.',
  ),
  faq(
    'custom',
    'Komen er kosten per maand bij?',
    'Alleen voor wat elke maand werk of ruimte kost, zoals hosting en bijhouden. Die staan apart op de offerte.',
  ),
  faq(
    'custom',
    'Kan er later iets bij?',
    'Ja. We bouwen het zo dat er een onderdeel bij kan zonder opnieuw te beginnen.',
  ),
  faq(
    'custom',
    'Hoelang duurt maatwerk?',
    'Reken op 4 tot 6 weken voor een eerste werkende versie. Je kijkt elke week mee.',
  ),
]
