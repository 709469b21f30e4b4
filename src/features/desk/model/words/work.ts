/** What is made, sold and agreed, as people write it. See `patternOf` for the signs. */
export const WORK_WORDS = {
  site: '*site sites *sitetje* *website* webstek webpagina* homepage internetpagina* internetsite* web_pagina startpagina (bedrijfs|eigen|mijn|mn|huidige|oude)_pagina boekingspagina',
  page: 'pagina* *pagina losse_pagina',
  shop: '*webshop* *webwinkel* shop winkel winkeltje webschop internetwinkel bestelsite verkopen..(online|internet|web|site) (online|internet|web)..(verkopen|verkoop)',
  hosting:
    '*hosting* hosten host hostpakket server servers webruimte uptime (online|in_de_lucht)..houden (online|in_de_lucht)_(blijft|te_houden) internetruimte webhoster *server_kosten stallen onderbrengen plek_voor_(mijn|mn|de)_site ruimte_op_internet serverruimte',
  keptOnline:
    '(dat|zodat)_(ie|hij|die|de_site|het)_online_(staat|blijft|komt) (hem|ie|m|site|website)_online_(te_)?(houden|zetten)',
  mail: 'mail mails mailtje* email emails emailtje* mailen mailbox* inbox outlook postvak* (berichten|berichtjes)..mailadres hotmail gmail',
  mailAddress:
    '*mailadres* mail_adres* email_adres* zakelijk*_(mail|email) eigen_(mail|email)* emailbox* mailbox_erbij e_mail_adres zakelijke_mail bedrijfsmail mailaccount mailboxen',
  domain:
    '*domein* webadres* url internetadres* naam_(nog_)?(vrij|beschikbaar) (ie|hij|die|deze)_nog_vrij webnaam mn_nl mijn_nl eigen_naam_op_internet nl_naam naam_nog com_naam (naam|die)_nog_(te_krijgen|vrij|beschikbaar)',
  invoice:
    '*factuur factuurtje facture* nota notas rekening_(betaald|betalen|voldoen|van_jullie|sturen) rekeningen een_rekening',
  payTerm:
    'betaaltermijn betalingstermijn hoeveel_dagen..betalen hoeveel_tijd..(betalen|voldoen) termijn..betalen te_laat_beta* rente incasso hoe_(kan|moet)_ik..betalen hoe_betaal binnen..dagen_betalen (14|30)_dagen..betalen 14_of_30 binnen_welke_termijn..(betal*|voldoen) hoelang_(heb_ik|mag)..(betalen|voldoen) uiterlijk_betalen betaaltijd uiterste_betaaldatum hoe_lang_heb_ik..betalen hoe_lang..(rekening|factuur|nota)..(betalen|voldoen) (tijd|dagen)..(rekening|factuur|nota)..(betalen|voldoen)',
  quote:
    'offerte* offreren prijsopgave prijsindicatie voorstel vrijblijvend begroting op_papier offertje voorstelletje kostenraming calculatie prijsvoorstel op_mail',
  quoteTool:
    'offertesysteem offertetool automatisch*_offertes? offertes_(die|zichzelf|automatisch|maken_voor|op_mijn|via_mijn)',
  validity:
    'geldig* geldt..nog geldt..bedrag geldt..prijs bedenktijd verloop* (blijft|staat)..prijs..(staan|vast|gelijk|hetzelfde) prijs..(blijft|staan|vast_staat) tot_wanneer nadenken (bedrag|prijs)..dan_nog vervalt houdbaar* bedenken_over houden_jullie_(die|de)_prijs vast_(staat|staan) nog_steeds_hetzelfde na_(\\d+|een)_(maand|weken|week)_nog nog_even_wachten beslissen hoe_lang_(blijft|staat) hoe_lang_heb_ik(?!..(betal*|rekening)) nog_tekenen ondertekenen nog_steeds_(zo|geldig|hetzelfde) (weken|maand)_(terug|oud|geleden)..(prijs|prijzen)',
  rush: 'spoed* haast zo_snel_mogelijk heel_snel eerder_dan asap vlug_nodig gauw_nodig zsm dringend snel_een_site snel_nodig ',
  soon: 'over_(\\d+|een|paar)_(weken|week|dagen|dag) (volgende|deze|komende)_(week|zaterdag|vrijdag|maandag|zondag) voor_(zaterdag|vrijdag|het_weekend|maandag) morgen overmorgen binnen_(een_week|\\d+_dagen) over_\\d+_(weken|dagen|maanden) voor_(zaterdag|zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|het_weekend|kerst|de_opening|volgende_week) voor_\\d+_(januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) eind_van_(de|deze)_(week|maand) deze_week deze_maand volgende_maand binnen_\\d+_(weken|week|dagen) over_anderhalve (zaterdag|zondag|vrijdag|maandag)_over_een_week',
  howLong:
    'hoe_?lang..(duurt|duren|bezig|ben|voor|voordat|eer) duurt_(zoiets|het|dat|t)..lang hoe_?lang_duur* hoe_?lang levertijd doorlooptijd oplevertijd bouwtijd planning hoeveel_(weken|dagen|tijd)..(bezig|duurt|nodig|site|website|bouwen|klaar) binnen_hoeveel hoe_lang hoeveel_weken hoeveel_dagen binnen_welke_termijn binnen_welke_tijd tijdsbestek termijn..(website|site|webshop)..op hoelang(?!_(bewaar|zit|vast|geldig)) hoeveel_tijd op_welke_termijn',
  whenReady:
    '(hoe_?snel|hoe_?rap|hoe_?vlot|hoe_?vroeg|wanneer|hoe_?gauw)...(klaar|online|live|af|staat|staan|opgeleverd|gebouwd|gemaakt|opleveren|werkende|draait|draaien|lucht) wanneer..rekenen_op wanneer_(kan|kun)..(beginnen|starten) (wanneer|hoe_snel|hoe_rap)...(hem|ie|site|website|webshop|shop)_(klaar|af|hebben|krijgen|krijg) (wanneer|hoe_snel)..(leveren|lever|opleveren|levert) (hoe_snel|wanneer)..(draait|bouwt|maakt|maken) hoe_gauw..(erop|klaar|online|live|staan) na_hoeveel_tijd (na|binnen)_hoeveel_(tijd|weken|dagen|maanden) op_welke_termijn',
  hostingSize:
    'welk*_pakket welk*..hosting* genoeg..(basis|pakket) basis..genoeg \\d+_paginas?..(genoeg|pakket) hoeveel_ruimte (volstaat|voldoende|genoeg|past|uit_met)..(basis|onbeperkt|hosting|pakket) (basis|onbeperkt)_of_(basis|onbeperkt|webshop) hoeveel_(paginas|sites|websites|gb)..(hosting|basis|pakket|onbeperkt) verschil_tussen..(hosting|pakket)* wat_voor_(hosting|pakket)* (kleinste|grootste|goedkoopste)_pakket hosting..(past|nodig|worden) volstaat* basispakket basis_pakket (ruimte|opslag)_(heb|nodig) welke_hosting (past|passen)..(basis|pakket) red(den)?..(basis|pakket) (duurder|groter)_pakket met_basis hosting*_(heb_ik_)?nodig pakket..(nodig|moet_ik|past|kiezen|genoeg|hebben|worden) pakket_zou hosting_moet_(ik|dat)',
  moving:
    '*verhuis* verhuizen verhuizing overzet* over_?zetten overstap* overhalen over_?nemen (kan|gaat|moet|mag)..over(_naar|(?=_$)) weg_bij (huidige|andere|ander|oude)_(hoster|hosting*|provider|partij|webhost*) bij_een_ander*..(hosting*|hoster|provider|partij) (al|heb)..(een_)?domein* blijft..(mail|email|mailadres*) (domein*|naam)..mee(_naar|nemen)? (mail|email)..(behouden|houden|werken) (domein*)..(behouden|houden) staat_nu_bij bij_(strato|transip|hostnet|godaddy|versio|antagonist|vimexx) (zit|staat|loopt|heb)..bij_(een_ander*|strato|transip|hostnet|versio|mijndomein|een_andere) naar_jullie_(over|halen) mailadressen_behouden (over|mee)_te_(zetten|nemen) weghalen_bij verkassen doorlink* van_provider_wisselen wisselen_van overnemen(?!_op_afstand) lopen_(nu_)?via loopt_(nu_)?via kan_(dat|die|hij|het)_naar_(u|jullie) (staat|zit|loopt|draait|geregistreerd|ondergebracht)..bij_een_(bedrijf|ander*|partij|kennis) (staan|staat)..bij_een..(bedrijf|partij|hoster)',
  security: 'ssl https slotje veilig veiligheid beveilig* back_?ups? backup* reservekopie* hackers? kopie',
  maintenance:
    '*onderhoud* updates update houd(t|en)?..bij bijwerken bijhouden bij_te_houden bijgehouden boel_bij_te_houden nazorg service(kosten|contract|abonnement) beheerkosten plugins jaarlijkse_kosten vaste_(kosten|lasten) doorlopende_kosten terugkerende_kosten nakomende_kosten up_to_date bij_de_tijd actueel geupdate* updaten',
  seo: 'seo *vindba* zoekmachine* zoekwoord* gevonden_word* gevonden_wil* beter_gevonden nergens_in_google in_google_komen google_komen geen_mens_vindt vindt_mij_niet hoger_in_google hoger_(komen|staan|scoren) online_gevonden zichtbaar*_(in|op)_google (vinden|vindt|gevonden)..(google|internet) zoekresultaten optimalisatie google_vindt niet_te_vinden_(in|op) staat_iedereen nergens_te_vinden niet_gevonden niet_naar_voren',
  google: 'google',
  topSpot:
    'bovenaan boven_aan bovenste nummer_(1|een) eerste_(plek|plaats|pagina) hoog_in hoger_in hoger_dan op_1 boven_(mijn|mn|de|een)_concurr* top_3 nr_1 hoger_(staan|komen) als_eerste_(in|bij|op|verschijn) eerste_in_google eerste_resultaat eerste_hit op_de_eerste',
  guarantee: 'garantie garanderen garandeer beloven zeker_weten garandeert beloof beloofde_plek zekerheid',
  subscription:
    '*abonnement* per_maand in_de_maand elke_maand iedere_maand p_?m maandelijks* maandbedrag maandpakket* gespreid termijnen maandprijs lease* alles_in_(1|een)_(keer|x) alles_in_1x in_1_keer ineens bedragje_(per|in|elke) iedere_maand_(een|wat) maandbasis per_mnd uitsmeren afbetal* betaling_in_delen in_delen_betalen in_stukjes in_een_klap komt_op',
  packages: 'starter groei pro pakketten pakket basis',
  calendar:
    '*kalender* *agenda agendas (?<!(bedrag|geld|budget).{0,40}_)reserver* reservering* boekingen boeking boekbaar boeken inplannen te_huur_is verhuursysteem online..(afspraken|afspraak) (mensen|klanten|klant|bezoekers)...(afspraak|afspraken|boeken|inplannen|huren|vastleggen) zien..(vrij|bezet|beschikbaar) vrije_dagen planning_op inboek* afspraken_(boeken|maken|plannen) boekingssysteem_op (plekje|tijd|moment|tafel)_boek* zelf_(boeken|inplannen|reserveren|een_afspraak) online_(boeken|reserveren|inplannen) beschikbaarheid* (afspraak|afspraken)_inplannen zelf..(plannen|inplannen|boeken)',
  payOnline:
    'ideal wero bancontact creditcard paypal klarna mollie pinnen online_betalen betaalmogelijkhe* betaalmethode* betaalsysteem betaaldienst afrekenen bank_?betaling* (klanten|mensen|klant)..betalen betalen_(klanten|mensen) achteraf_betalen betaalmanieren afgerekend pinbetaling uitbetaald uitbetaling betalen_met_(ideal|creditcard|bancontact) (mijn|mn|de)_centen',
  ownPay: 'contant overmaken tikkie op_rekening automatische_incasso afreken',
  texts:
    '*tekst *teksten schrijf* schrijven schrijver copywrit* tekstschrijver verhaal verhalen verhaaltje* woordje* inhoud bedenken wat_er_op_(de_)?(paginas|site) content tekstjes copy woorden stukje*',
  photos:
    'foto *fotos plaatjes plaatje afbeelding* filmpje* video* kiekje* beelden beeldmateriaal fotootjes fotomateriaal',
  photographer:
    'fotos..(komen_)?maken fotos_(nemen|schieten) fotograaf fotografie fotoshoot (maken|nemen|schieten)..fotos',
  technique:
    'wordpress joomla drupal shopify woocommerce magento elementor divi php welk*_systeem techniek programmeertaal waar(mee|in)_(bouwen|maken) welk*_(software|pakket)_bouwen wp wix_of waar_maken_jullie..(in|mee) welk_programma gebouwd_met',
  ai: 'ai chatgpt kunstmatige',
  mobile:
    '(op|voor)_(je_|de_|een_|mn_|mijn_)?(mobiel|telefoon|smartphone|tablet|mobieltje) mobielvriendelijk responsive mobiele',
  oldSite:
    '(bestaand|oud|oude|huidig|verouderd)*_(site|website|webshop) vernieuw* opfrissen opknappen restyl* nieuw_jasje moderniseren gedateerd',
  cookies:
    '*cookie* privacyverklaring* privacy_?pagina privacyregels_op avg_proof (privacy|disclaimer)*_op_(mijn|mn|onze|de)_site pop_?up*',
  references:
    'voorbeeld* portfolio referentie* *eerder..(gemaakt|werk|gebouwd) al..(gemaakt|gebouwd) (sites?|website|webshop)..gemaakt jullie_(maakten|bouwden) wat_je_maakt (zien|kijken|bekijken)..(gemaakt|maken|maakt|gebouwd|werk|sites) (werk|projecten)..(zien|bekijken) andere_klanten klanten_van_jullie ervaring* review* recensie* beoordeling* voor_wie..(gemaakt|werken|gewerkt) welke_(bedrijven|klanten)..(gemaakt|gebouwd|gewerkt) werk_van_jullie sites_van_andere wat..voor_een..gedaan (al|ooit|eerder|weleens|wel_eens|vaker)..voor..(gedaan|gewerkt|gemaakt|gebouwd) werk_van_(u|je)_(zien|bekijken) jullie_sites (sites|websites)_(van|die)_jullie (sites|websites)..jullie_(gemaakt|gebouwd|maken) eerder_gemaakte projecten (maakten|bouwden)_jullie bij_wie..(gemaakt|gebouwd) wat_jullie_(maken|gemaakt|doen) ander_werk zaken_als_de_mijne (noemen|zien)..(gedaan|gemaakt) site_van_gedaan voor_(welke|wie)..(werken|werk|gewerkt|gemaakt) jullie_werk_(zien|bekijken)',
  terms: '*voorwaarden kleine_lettertjes',
  registration: 'kvk k_v_k kamer_van_koophandel btw_?nummer btw_id',
  process:
    'hoe_werkt_(het|dat|t) werkwijze van_begin_tot* hoe_gaan_jullie_te_werk wat_gebeurt_er_(dan|eerst|na) hoe_gaat_(het|dat|zo|t)_(bij_jullie|in_zijn_werk|precies|dan_in) hoe_gaat_zoiets',
  ownership:
    'eigendom (wie|ik|word|wordt)..eigenaar van_wie..(site|website|webshop|ie|hij)? ben_ik..eigenaar auteursrecht* broncode source_?code rechten_op (site|website)_houden (mijn|ons|onze|eigen)_(bezit|eigendom) wordt..(eigendom|bezit) mag_ik..(houden|meenemen) eigenaarschap (is|wordt|blijft)..(site|website|webshop)..(van_mij|van_ons) (is|blijft|wordt|hij|ie)..(?<!iets_)van_(mij|mijzelf|mezelf|jullie|ons) (site|website|webshop)..(mee(?=_$)|meenemen|behouden) (hij|ie|die)..(mag|kan|gaat)..mee mag..(mee(?=_$)|meenemen) eigenaar_van (mag|mogen)..(mee|meenemen)..ander van_wie_(is|zijn|wordt|blijft)',
  goods:
    'boekingssysteem reserveringssysteem afsprakensysteem klant*portaal portaal klantomgeving crm* koppeling* betaalkoppeling kortingscode* staffel* verzendregels kassa kassakoppeling meertalig* vertal* engels* talen (extra|2e|tweede|andere)_taal nieuwsbrie* mailing* mailchimp adverte* adwords ads campagne* social* facebook* instagram* linkedin tiktok statistiek* analytics bezoekcijfers blog* landing* onepager actiepagina maatwerk offertesysteem rekenmodule duits duitse duitstalig*',
} as const
