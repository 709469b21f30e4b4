/** What is made, sold and agreed, as people write it. See `patternOf` for the signs. */
export const WORK_WORDS = {
  site: '*site sites *websites *sitetje* *website* webstek webpagina* homepage internetpagina* internetsite* web_site web_pagina startpagina (bedrijfs|eigen|mijn|mn|huidige|oude)_pagina boekingspagina',
  page: 'pagina* *pagina',
  shop: '*webshop* *webwinkel* shop winkel winkeltje webschop internetwinkel bestelsite online_winkel verkopen..(online|internet|web|site) (online|internet|web)..(verkopen|verkoop)',
  hosting:
    '*hosting* hosten host hostpakket server servers webruimte uptime (online|in_de_lucht)..houden (online|in_de_lucht)_(blijft|te_houden) internetruimte',
  keptOnline: '(dat|zodat)_(ie|hij|die|de_site|het)_online_(staat|blijft|komt)',
  mail: 'mail mails mailtje* email emails emailtje* mailen mailbox* inbox outlook postvak* (berichten|berichtjes)..mailadres hotmail gmail',
  mailAddress:
    '*mailadres* *mailadressen emailadressen mail_adres* email_adres* zakelijk*_(mail|email) eigen_(mail|email)* emailbox* mailbox_erbij',
  domain:
    '*domein* webadres* url internetadres* naam_(nog_)?(vrij|beschikbaar) nog_vrij webnaam mn_nl mijn_nl eigen_naam_op_internet',
  invoice:
    '*factuur factuurtje facturen facture* nota notas rekening_(betaald|betalen|voldoen|van_jullie|sturen) rekeningen een_rekening',
  payTerm:
    'betaaltermijn betalingstermijn hoeveel_dagen..betalen hoeveel_tijd..(betalen|voldoen) termijn..betalen te_laat_beta* rente incasso hoe_(kan|moet)_ik..betalen hoe_betaal binnen..dagen_betalen (14|30)_dagen..betalen 14_of_30',
  quote: 'offerte* offreren prijsopgave prijsindicatie voorstel vrijblijvend begroting op_papier offertje',
  quoteTool:
    'offertesysteem offertetool automatisch*_offertes? offertes?_(die|zichzelf|automatisch|maken_voor|op_mijn|via_mijn)',
  validity:
    'geldig* geldt..nog geldt..bedrag geldt..prijs hoe_lang_(blijft|staat|heb_ik) bedenktijd verloop* (blijft|staat)..prijs..(staan|vast|gelijk|hetzelfde) prijs..(blijft|staan|vast_staat) tot_wanneer nadenken (bedrag|prijs)..dan_nog vervalt houdbaar*',
  rush: 'spoed* haast met_spoed zo_snel_mogelijk heel_snel eerder_dan asap vlug_nodig gauw_nodig',
  soon: 'over_(\\d+|een|paar)_(weken|week|dagen|dag) (volgende|deze|komende)_(week|zaterdag|vrijdag|maandag|zondag) voor_(zaterdag|vrijdag|het_weekend|maandag) morgen overmorgen binnen_(een_week|\\d+_dagen)',
  readyBy:
    'lukt..dat lukt_(dat|t|het) red(den)?_jullie redden voor_elkaar halen_jullie nog_(niks|niets|geen_(site|website|webshop)) staat_(er_)?dan (moet|wil|moeten)...(online|klaar|af|live|staan|hebben) kan_dat (online|klaar|live)_(zijn|staan|hebben)',
  howLong:
    'hoe_?lang..(duurt|duren|bezig|ben|voor|voordat|eer) hoelang duurt_(zoiets|het|dat|t)..lang hoe_?lang_duur* hoe_?lang levertijd doorlooptijd oplevertijd bouwtijd planning hoeveel_(weken|dagen|tijd)..(bezig|duurt|nodig|site|website|bouwen|klaar) binnen_hoeveel',
  whenReady:
    '(hoe_?snel|hoe_?rap|hoe_?vlot|hoe_?vroeg|wanneer|hoe_?gauw)...(klaar|online|live|af|staat|staan|opgeleverd|gebouwd|gemaakt|opleveren|werkende|draait|draaien|lucht) wanneer..rekenen_op wanneer_(kan|kun)..(beginnen|starten)',
  hostingSize:
    'welk*_pakket welk*..hosting* (hosting*|pakket)..(nodig|moet_ik|past|kiezen|genoeg|hebben) genoeg..(basis|pakket) basis..genoeg \\d+_paginas?..(genoeg|pakket) hoeveel_ruimte (volstaat|voldoende|genoeg|past|uit_met)..(basis|onbeperkt|hosting|pakket) (basis|onbeperkt)_of_(basis|onbeperkt|webshop) hoeveel_(paginas|sites|websites|gb)..(hosting|basis|pakket|onbeperkt) verschil_tussen..(hosting|pakket)* wat_voor_(hosting|pakket)* (kleinste|grootste|goedkoopste)_pakket hosting..(past|nodig|worden)',
  moving:
    '*verhuis* verhuizen verhuizing overzet* overzetten over_?zetten overstap* overgaan overhalen over_?nemen (kan|gaat|moet|mag)..over(_naar)? weg_bij (huidige|andere|ander|oude)_(hoster|hosting*|provider|partij|webhost*) bij_een_ander*..(hosting*|hoster|provider|partij) verhuiscode token (al|heb)..(een_)?domein* blijft..(mail|email|mailadres*) (domein*|naam)..mee(_naar|nemen)? (mail|email)..(behouden|houden|werken) (domein*)..(behouden|houden) staat_nu_bij',
  security: 'ssl https slotje veilig veiligheid beveilig* back_?ups? backup* reservekopie* hackers? kopie',
  maintenance: '*onderhoud* onderhouden updates update houd(t|en)?..bij bijwerken bijhouden bij_te_houden',
  seo: 'seo *vindba* zoekmachine* zoekwoord* gevonden_word* gevonden_wil* beter_gevonden nergens_in_google in_google_komen google_komen geen_mens_vindt vindt_mij_niet',
  google: 'google',
  topSpot:
    'bovenaan boven_aan bovenste nummer_(1|een) eerste_(plek|plaats|pagina) hoog_in hoger_in hoger_dan op_1 boven_(mijn|mn|de|een)_concurr* top_3 nr_1 hoger_(staan|komen)',
  guarantee: 'garantie garanderen garandeer beloven zeker_weten',
  subscription:
    '*abonnement* per_maand in_de_maand elke_maand iedere_maand p_?m maandelijks* maandbedrag maandpakket* gespreid in_termijnen termijnen maandprijs lease* alles_in_(1|een)_(keer|x) alles_in_1x in_1_keer ineens',
  packages: 'starter groei pro pakketten pakket',
  calendar:
    '*kalender* *agenda agendas (?<!(bedrag|geld|budget).{0,40}_)reserver* reservering* boekingen boeking boekbaar boeken inboeken inplannen beschikbaarheid te_huur_is verhuursysteem online..(afspraken|afspraak) (mensen|klanten|klant|bezoekers)...(afspraak|afspraken|boeken|inplannen|huren|vastleggen) zien..(vrij|bezet|beschikbaar) vrije_dagen planning_op',
  payOnline:
    'ideal wero bancontact creditcard paypal klarna mollie pinnen online_betalen betaalmogelijkhe* betaalmethode* betaalsysteem betaaldienst afrekenen bank_?betaling* (klanten|mensen|klant)..betalen betalen_(klanten|mensen) achteraf_betalen',
  ownPay: 'contant overmaken tikkie op_rekening automatische_incasso',
  texts:
    '*tekst *teksten schrijf* schrijven schrijft schrijver copywrit* tekstschrijver verhaal verhalen verhaaltje* woordje* inhoud bedenken wat_er_op_(de_)?(paginas|site) content',
  photos: 'foto fotos *fotos plaatjes plaatje afbeelding* filmpje* video* kiekje* beelden beeldmateriaal',
  photographer:
    'fotos..(komen_)?maken fotos_(nemen|schieten) fotograaf fotografie fotoshoot (maken|nemen|schieten)..fotos',
  technique:
    'wordpress joomla drupal shopify woocommerce magento elementor divi php welk*_systeem welke_techniek techniek programmeertaal waar(mee|in)_(bouwen|maken) welk*_(software|pakket)_bouwen',
  ai: 'ai chatgpt kunstmatige',
  mobile:
    '(op|voor)_(je_|de_|een_|mn_|mijn_)?(mobiel|telefoon|smartphone|tablet|mobieltje) mobielvriendelijk responsive mobiele',
  oldSite:
    '(bestaand|oud|oude|huidig|verouderd)*_(site|website|webshop) vernieuw* opfrissen opknappen restyl* nieuw_jasje moderniseren gedateerd',
  cookies: '*cookie* cookies privacyverklaring* privacy_?pagina privacyregels_op',
  references:
    'voorbeeld* portfolio referentie* *eerder..(gemaakt|werk|gebouwd) al..(gemaakt|gebouwd) (sites?|website|webshop)..gemaakt jullie_(maakten|bouwden) wat_je_maakt (zien|kijken|bekijken)..(gemaakt|maken|maakt|gebouwd|werk|sites) (werk|projecten)..(zien|bekijken) andere_klanten klanten_van_jullie ervaring* review* recensie* beoordeling* voor_wie..(gemaakt|werken|gewerkt) welke_(bedrijven|klanten)..(gemaakt|gebouwd|gewerkt) werk_van_jullie jullie_werk sites_van_andere',
  terms: '*voorwaarden kleine_lettertjes',
  registration: 'kvk k_v_k kamer_van_koophandel btw_?nummer btw_id',
  process:
    'hoe_werkt_(het|dat|t) hoe_gaat_(het|dat|zo|t)_(bij_jullie|in_zijn_werk|precies|dan)? werkwijze stappen van_begin_tot* hoe_gaan_jullie_te_werk wat_gebeurt_er_(dan|eerst|na)',
  ownership:
    'eigendom (wie|ik|word|wordt)..eigenaar (is|blijft|wordt)..van_(mij|mijzelf|mezelf|jullie|ons) van_wie..(site|website|webshop|ie|hij)? ben_ik..eigenaar auteursrecht* broncode source_?code rechten_op (site|website|hij|ie|die)..(mee|meenemen|behouden) (site|website)_houden',
  goods:
    'boekingssysteem reserveringssysteem afsprakensysteem klant*portaal portaal klantomgeving crm* koppeling* betaalkoppeling kortingscode* staffel* verzendregels kassa kassakoppeling meertalig* vertal* engels* duits* talen (extra|2e|tweede|andere)_taal nieuwsbrie* mailing* mailchimp adverte* adwords ads campagne* social* facebook* instagram* linkedin tiktok statistiek* analytics bezoekcijfers blog* landing* onepager actiepagina maatwerk app applicatie software offertesysteem rekenmodule',
} as const
