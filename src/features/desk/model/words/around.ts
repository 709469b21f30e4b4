/** Where and when we are, what one says to be polite, and what is not ours. See `patternOf` for the signs. */
export const AROUND_WORDS = {
  address:
    'adres waar_(zit|zitten|zijn|staat|staan|vind|vin|ben)..(jullie|je|u) waar_(is|zit)..(kantoor|bureau|zaak) (waar|welke?)..(kantoor|vestiging|straat|postcode|dorp|stad) (jullie|uw|je)_(kantoor|vestiging|postcode) waar_kan_ik_(jullie|je|u)_vinden waar_moet_ik..(zijn|heen|naartoe) waar_(jullie|je)_zit(ten)? hoe_kom_ik_bij_jullie gevestigd routebeschrijving route bezoekadres locatie jullie_vinden',
  parking: 'parke* parkeerplaats*',
  day: '*dag *dags *dagen(?<!feestdagen) weekend* weekeinde* doordeweeks* door_de_week morgen overmorgen vandaag vanmiddag vanavond vanmorgen vanochtend *morgen',
  clock:
    '(half|kwart)_(\\d+|over|voor) \\d+_uur \\d+_u (na|voor|om|rond|tegen|vanaf)_\\d+ *avond *avonds ochtends? *ochtend *middag vroeg laat',
  open: 'open geopend openingstijd* openingsuren opening dicht gesloten sluit sluiten aanwezig tot_hoe_laat vanaf_hoe_laat hoe_laat naar_huis',
  reach:
    'bereikbaar bereiken (zijn|ben)_(jullie|je|u)_er er_(nu|nog|al)_iemand zit_er..iemand iemand_(op_kantoor|aanwezig|bereikbaar|thuis) is_er..iemand(?! _die) terecht neemt...op opnemen',
  atWork: '(werken|werk)_(jullie|u|je)..(op|in_het|zaterdag|zondag)',
  nowReally: '(nu|op_dit_moment|nog|vandaag)_(bellen|iemand|bereikbaar|open|terecht) op_dit_moment',
  holiday:
    'feestdag* kerst* pasen paas* *paasdag *pinkster* koningsdag bevrijdingsdag hemelvaart* nieuwjaar* oud_en_nieuw oudjaar* sinterklaas *vakantie bouwvak kerstdag',
  whatsapp: 'whatsapp* appen appje appjes app_(nummer|sturen) per_app apps_sturen',
  writeUs:
    'mailadres(?=_$) wat_is..mailadres (jullie|wat_is_(het|jullie)|welk|uw)..(mail|email|mailadres|emailadres|mailadressen) mail_sturen per_(mail|email) (mail|email)_sturen waar_(kan|mag|moet)_ik..(mailen|heen) mailen emailen jullie_email emailadres(?=_$)',
  ourMail: '(jullie|uw|je)_(mail|email|mailadres|emailadres)',
  phone:
    'telefoonnummer* telnr tel_?nr tel_nummer nummer nr bel bellen belt opbellen gebeld telefonisch spreken bereik_ik contact tel telefoon(?=_$)',
  phoneSure:
    '(welk|jullie|uw|wat_is|wat_is_het|je)_(nr|nummer|telnr|telefoonnummer|tel) welk..(nr|nummer|telefoonnummer)',
  visit:
    '(komen|kom|komt|kunnen_jullie|kun_je|kan_er|kan_iemand|kunt_u)..(jullie|je|er|iemand|u|langs|kijken|eens)...(langs|bij_(mij|me|ons)|op_de_zaak|kijken) bij_(mij|ons)..(langs|thuis|op_de_zaak|komen) op_locatie moet_ik..naar_(jullie|enschede|kantoor) (naar|bij)_(mij|me|ons)_toe kom_je_(naar|bij|eens|effen|even) aan_huis bezoeken_jullie bezoekt_u bezoek_(je|jullie|aan) moeilijk_weg (werkplaats|loods|zaak)..kijken',
  comeOver:
    'langs..komen langskomen langs_komen binnenlopen langs_(wippen|gaan) (mag|kan|kom)_ik..(langs|binnenlopen|naar_kantoor|naar_jullie) kopje_koffie kop_koffie bak_koffie bakkie',
  appointment:
    'afspraak afspraken afspreken om_(de_)?tafel koffie_drinken praten_over meeting kennismak* kennis_te_maken kennis_maken gesprek gesprekje overleg overleggen inplannen plannen_(we|jullie) door_te_(spreken|praten) doorspreken doorpraten bespreken sparren',
  about:
    'vertel..jullie wie_jullie_zijn wie_(zijn|ben|is|zit)_(jullie|je|dit|er|u) over_jullie lang..bestaan bestaan_jullie hoeveel_(mensen|man|medewerkers) hoe_groot_(zijn|is_jullie|is_het|ben) team oprichter wat_doen_jullie(_zoal|_precies|_eigenlijk|_allemaal)?(?=_$) wat_(doe|kan|kun)_je(_zoal|_allemaal)?(?=_$) met_hoeveel eenmanszaak (zijn|ben)_(jullie|je)..(groot|klein|groter|kleiner)',
  regionWords: '(in|uit|buiten)_(de_)?(regio|buurt|omgeving) werkgebied (heel|door_heel)_nederland te_ver',
  region:
    '(werken|werk|maken|doen|komen|helpen|leveren|zitten)_(jullie|je|u)..(in|rond|buiten|regio|ook_voor) ik_(zit|woon|kom) wij_zitten',
  thanks:
    'bedankt bedank dank_(je|u|jullie)(_wel)? dankje dankjewel dankuwel dank thanks merci thx top super prima helemaal_goed duidelijk helder heldere perfect mooi_zo mooi fijn geweldig genoeg_weet weet_ik_genoeg hartelijk',
  reallyThanks: 'bedankt bedank dank_(je|u|jullie) dankje dankjewel dankuwel dank_voor dank thanks merci thx',
  short:
    '(?<=^_)(ja|nee|ok|oke|okay|jawel|klopt|graag|ja_graag|nee_hoor|hmm+|test|en|wat|huh|hoe|snap_ik_niet)(?=_$)',
  goodbye:
    'doei doeg tot_ziens tot_later fijne_dag fijne_avond prettig*_dag fijn_weekend prettig_weekend houdoe tot_horens ajuus de_mazzel groetjes',
  greeting:
    'hoi hallo hey hee heej goedemorgen goedemiddag goedenavond goeiemorgen goeiendag goeiedag goedendag goeden_dag goeie_?middag goede_(morgen|middag|avond) moi moin dag yo hai mogge',
  privacy:
    'privacy* avg gdpr persoonsgegevens (mijn|mn)_gegevens gegevens_(bewaren|verkopen|doen|verwijderen|wissen) (doen|gebeurt|gaat)..(er_)?met_(mijn|mn|die|wat_ik) gebel_van verwijder*_mijn doorverko* slaan_jullie..op opgeslagen bewaren_jullie (geven|geef|verkopen|verkoop|delen)..(mijn|mn|het|dat)..(nummer|gegevens|adres|door) bestookt spam_van (bewaren|bewaar|opslaan)..(nummer|telefoonnummer|gegevens|mailadres) (typ|invul|invullen|intik|tik)..(reclame|bewaard|gezien|lezen)',
  noPrivacy: '(privacyverklaring|privacypagina)...(mijn|mn|eigen)_(site|website) cookiemelding',
  device:
    'laptop* computer computers pc printer* tablet* ipad* iphone* wifi router internet(?!_*(pagina|site)) televisie tv beeldscherm toetsenbord telefoons mobieltje(s)? (mijn|mn|me|een)_(telefoon|mobiel)_(is|doet|start|wil|heeft) scherm_van',
  garden:
    'snoei* gesnoeid beukenhaag *hagen *haag heg heggen gazon* grasmat gras maaien gemaaid bemest* kunstmest onkruid zaaien verticuteren beplanting rozen hortensia* vijver mos bestrat* tegels_leggen schutting buxus* boom bomen coniferen tulp* bloembol* struik* beuk beuken (hoe|wanneer|waar)..(planten|verplanten|verpotten) (achter|voor)?tuin..(aan_?leg*|ontwerp*|onderhoud*|laten_doen) tuinaanleg tuinontwerp knip*',
  job: 'vacature* solliciter* sollicit* stage* stageplek stagiair* bijbaan* vakantiewerk baan leerwerkplek leerplek werken_bij personeel(_nodig|_aan|_zoek*)? nog_(mensen|personeel)_(aan|nodig) zoeken_jullie..(mensen|personeel|iemand) in_dienst freelanc* aan_de_slag werk_voor_(hem|haar|mij|mn|mijn) zoek_werk ik_zoek_(een_)?(werk|baan|stage)',
  sponsor:
    'sponsor* donatie doneren goed_doel goede_doelen steunen verenigingen loten bord_langs reclamebord* shirt shirts clubblad programmaboekje in_ons_(blad|krantje|clubhuis) (voetbal)?club kleine_bijdrage toernooi',
  subsidy: 'subsidie* tegemoetkoming vouchers? toeslag potje geld_terug vergoed vergoeding regeling',
  authority: 'gemeente provincie overheid rijk rvo digitaliser*',
  rent: 'huren huur te_huur verhuren_jullie verhuur_je verhuurt_u verhuurt',
  rentUs:
    '(kan|kun|wil|mag)..huren (verhuren|verhuurt)_(jullie|u|je) verhuur_(je|jij|u) te_huur huren_jullie verhuren..die huren_per huren',
  customersRent:
    '*klant* *klanten* kalender* website* webshop pagina domein server zelf_verhuur nog_te_huur is_te_huur',
  competitor:
    '(ander|andere|anderen)..(*bureau*|bedrijf|bedrijven|*bouwer*|partijen|club|internetclub|webdesign*) concurrent* concurrentie wix jimdo squarespace strato beter_dan goedkoper_dan',
  smallTalk:
    'weerbericht het_weer regent regenen gaat_het_regenen mop mopje grap grapje voetbal eredivisie hoofdstad recepten recept_(voor|van) horoscoop bitcoin president lekker_weer mooi_weer weer_morgen',
  foreign:
    'internet_ligt wasmachine reserveren_bij terugkrijgen terugbetaal* geld_terug_krijgen logo* visitekaart* bestick* drukwerk flyer* folder* kassasysteem* accountant verzeker* hond bezorg* bankrekening* kapper gemeentehuis belastingdienst google_maps kaartje landkaart (nummer|nr|telefoonnummer|adres|openingstijden|eigenaar)_van_(de|het|een|mijn|mn)_(?!zaak|bedrijf|site|website|domein)* (site|website)_van_(de|het)_(?!zaak|bedrijf|club)* telefoonabonnement* energie* camera* cv ketel drone* inspreken account app_store compagnon bouwmarkt turks kantoorfeest servers parkeren data_lekt lekt wachtwoord_beveiligen teller verloopdatum zoekgeschiedenis',
} as const

/** What a question holds that is about nothing in particular. */
export const FILLERS =
  'a aan aanstaande aantal achter af afgelopen afgesproken afstand akkoord al alle alleen allerlei alles als alsjeblieft altijd ander andere anders april asjeblieft augustus b baas bang bedacht bedoel bedoelen bedrijf bedrijfje beetje begin beginnen begint begonnen begrijp begrijpen behoefte ben beneden benieuwd besloten best bestaan bestaat beste beter betreffende betreft bij bijna bijv bijvoorbeeld binnen blij blijft bouw bouwen bouwt boven buiten buurman bv collega d daar daarbij daarna daarom daarvan daarvoor dacht dag dagen dames dan dat de deed deel denk denken derde dergelijke deze die dikke ding dingen direct dit dochter doe doen doet door dr draaien draait dus e echt een eens eentje eenvoudig eenvoudige eer eerder eerlijk eerst eerste effe effen eigenaar eigenlijk eind elk elkaar elke en ene enkel enkele enz enzo er erachter erg ergens eronder erop ervan even evt f ff flink g ga gaan gaat gauw gebouwd gedaan gedacht geef geen gegaan gegeven gegevens gehad gehoord gek gekomen gekregen geleden gelezen geloof gelukkig gemaakt gemakkelijk genoeg genoemd genoemde gesproken geven gevraagd geweest gewone gewoon geworden gezegd gezien ging gisteren goed goede goh graag groot grote ha haar had hadden half halve handig handige heb hebben hebt heeft heel heer heet helaas hele heleboel help hem heren het hetzelfde hier hierbij hierheen hij hoe hoef hoefde hoeft hoeveel hoeven hoop hoor hopelijk hopen i ie ieder iedere iedereen iemand iets ik in inclusief ineens info informatie intikken intussen is ja jaar jammer januari jaren je jij jongste jou jouw juli jullie juni kan keer kies kijk kijken klein kleine kleinere klopt klus klussen kom komen komende komt kort krijg krijgen krijgt kun kunnen kunt kwijtraken laat laatst laatste lang langer last lastig laten lees leg leggen leuk lezen liefst liever liggen ligt lijkt loop loopt lopen m maak maakt maand maanden maandje maar maart maken makkelijk man manier manieren me mee meer meest meestal mei men meneer mensen met meteen mevrouw mij mijn mijne min minder misschien mm mn modern moderne moeilijk moet moeten mog mogelijk mogelijkheden mogelijkheid mogen moment mooi mooie morgen n na naam naar nadat natuurlijk nee neem neemt nemen net netjes nette niemand niet niets nieuw nieuwe niks nl nodig nog nou november nu o of ofzo ogenblik ok oke oktober om omdat ondanks onder ondernemer ondernemers ongeveer ons onze ook op opeens opnemen oud oude over overheen overigens p paar pas passen past pat per pff pfoe plan plannen plots plus poosje praat praten precies prima probeer r raak raakt rekenen rij rijd rijden rond ruim rustig s samen september simpel simpele sinds snap snel snelle soms soort sorry sowieso spreek spul spullen sta staan staat steeds stel strakke straks t te tegen telkens terug tevens tevoren tijd tijdens tijdje tik tikken tja toch toe toen toevallig tot totaal trouwens tussen tuurlijk tweede typ typen u uit uiteraard uitleg uitleggen uur uw v vaak vallen valt van vanaf vanuit vanwege vast veel ver verband verder vertel verteld via vind vinden vindt vingers voel voor vooral voordat voorlopig voren vorig vorige vraag vraagje vragen vriend vroeg vrouw w wa waar waarbij waarin waarom waarvoor wanneer want waren was wat we week weer weet weg weinig weken wel welk welke werd werk werken werkt weten wie wij wil willen wilt woord word worden wordt wou x xx y z zaak zaakje zake zaten ze zeer zeg zeggen zegt zeker zelf zelfde zelfs zes zet zetten zich zie zien ziet zij zijn zit zitten zo zoals zodat zoek zoeken zoiets zomaar zon zonder zoon zorg zorgen zou zouden zoveel zowat zulke zzp zzper'
