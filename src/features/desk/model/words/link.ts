/** What a rule may ask for and that decides nothing by itself. See `patternOf` for the signs. */
export const LINK_WORDS = {
  perhaps:
    'hoe kan_ik kun_je mag_ik als_ik wanneer wat_als stel zomaar eventueel later ooit wat_is_de hoelang',
  self: 'zelf zelluf eigenhandig mijzelf zelfs_niet',
  who: 'wie doen_jullie doet_u doe_je verzorgt verzorgen verzorg_je regelt regelen schrijven_jullie bedenken_jullie maken_jullie of_moet_ik of_doe_ik moet_ik..zelf ik_kan_niet_schrijven niet_aan_mij_besteed ik_(heb|ben)..niks aanleveren leveren aangeleverd stelt_u op_stellen stellen_jullie verzint verzinnen doen_jullie_(ook|die) is_dat_aan_mij helpen_jullie (wij|ik)..aan_of hulp_bij moet_ik_alles',
  own: 'eigen mijn mn onze zelf zelfgemaakt* die_van_mij van_mij (heb|hebben)..(fotos|plaatjes|beelden)',
  hypothetical: 'wat_als als_ik mocht_ik stel',
  it: 'alles hij ie *formulier',
  letDo: 'laten kunnen_jullie kun_je willen_jullie',
  letOn: 'kan_er komt_er er_op erop op_de_site',
  giveUs:
    'aanleveren leveren sturen mail* krijg_ik doorsturen gebruiken aangeleverd insturen opsturen genoeg',
  onIt: 'op_de_site erop',
  readable: 'leesbaar lezen werkt goed eruit',
  whose: 'wie jullie moet_ik',
  want: 'wil zoek kan moet',
  getIt: 'krijg kun*_u kunt_u kan_ik wil zit zitten aanmaken nieuw krijgen erbij heb_ik nodig',
  changed: '(gewijzigd|aangepast|veranderd) moet moeten doorgeven',
  difference: 'verschil* welke kost',
  search: 'zoeken zoekt intikt intik zoek',
  customers: 'klanten klant mensen bezoekers gasten huurders leerlingen patienten leden',
  ownText: 'mijn_prijzen mn_prijzen',
  us: 'jullie jij je u uw julie jou kantoor bureau zaak',
  now: 'nu nog al op_dit_moment momenteel vandaag nou inmiddels',
  place:
    'twente overijssel gelderland duitsland achterhoek drenthe salland hengelo almelo oldenzaal borne haaksbergen losser deventer zwolle raalte rijssen nijverdal delden goor enschede denekamp ootmarsum vriezenveen wierden neede eibergen glanerbrug boekelo nederland hellendoorn ommen hardenberg winterswijk groenlo lochem apeldoorn zutphen doetinchem arnhem nijmegen groningen utrecht amsterdam rotterdam tubbergen weerselo markelo gronau nordhorn bad_bentheim belgie',
  gardenAsk: 'hoe wanneer waar waarmee wat welke tegen vaak knip* snoei* kan_ik',
  repair:
    'start* stuk kapot reparer* repareer* traag doet werkt maken nakijken virus installeren gebarsten aan kijken reparatie maak_je gerepareerd gevallen scherm brengen strepen geeft_alleen',
  openDayEvent: 'open_dag opendag klanten..bellen kunnen_bellen',
  greetingOnly: 'goede_(morgen|middag|avond)(?=_$)',
  trade:
    '*bedrijf *bedrijfje *bedrijven *maker hovenier* schilder* aannemer* installateur* klusser* loodgieter* kapper* bakker* verhuurder* monteur* timmer* *zetter *dekker elektricien* stukadoor* restaurant* cafe* *bouw tuinen tuin horeca garage* winkelier* *materieel boekhouder partytent* springkasteel* springkussen* kapsalon* salon* knip(?=_$) *kapsel* *winkel schoonheids* rijschool *zaak pedicure fysio* dakdekker* tegelzetter* bloemist* slager* pizzeria eetcafe hotel b_en_b camping* sportschool* coach* advocaat* makelaar* *installatie* schoonmaak* glazenwasser* boer* manege* dierenarts* praktijk* zzper *verhuur hondentrimsalon trimsalon *studio *atelier *makerij meubel* *werkplaats *loods smederij *handel',
  size: 'groot grootte formaat mb pixels zwaar',
  makeIt:
    '(doen|maken|bouwen|regelen|verzorgen|bieden|hebben|leveren|kunnen)_(jullie|u) doe_je maak_je maakt_u doet_u kan_er krijg_ik ik_wil ik_zoek wij_willen wil_graag nodig kan_ik_bij_jullie',
  howSoon: 'hoe_?snel wanneer binnen_hoeveel binnen_welke hoe_?gauw hoeveel_tijd hoe_gauw',
  iPay: '(kan|mag|kun)_(ik|je|we)...(betalen|ideal|overmaken|pinnen) contant_betalen',
  day: '*dag *dags *dagen(?<!feestdagen) weekend* weekeinde* doordeweeks* door_de_week vandaag vanavond vanochtend *morgen weekdag* werkdag* *dagavond',
  clock:
    '(half|kwart)_(\\d+|over|voor) \\d+_uur \\d+_u (na|voor|om|rond|tegen|vanaf)_\\d+ *avond *avonds ochtends? *ochtend *middag vroeg laat tijdstip s_morgens s_ochtends (kwart_voor|half|kwart_over)_\\d+ vijven zessen zevenen middags smorgens lunch* (na|voor|om|tegen)_(achten|negenen|tienen|vijven|zessen|zevenen) zo_vroeg',
  readyBy:
    'lukt..dat lukt_(dat|t|het) red(den)?_jullie redden voor_elkaar halen_jullie nog_(niks|niets|geen_(site|website|webshop)) staat_(er_)?dan (moet|wil|moeten)...(online|klaar|af|live|staan) kan_dat (online|klaar|live)_(zijn|staan|hebben) lukt_(dat|het|t)_(nog|dan|jullie)? dan_klaar_zijn kan_(de|die|dat|hij|ie)..(klaar|online|live|af) halen_(jullie|we)_(dat|het) (lukt|haal|red|halen)_(je|jullie|u|we) haalbaar mogelijk(?=_$) (site|website)_hebben op_tijd voor_die_tijd gaat_dat_lukken dat_lukken',
  ownWork:
    'moet_ik...(rekenen|berekenen|factureren|betalen|heffen) ik..(rekenen|berekenen|factureren|reken|bereken) mijn_(klant|werk|bus|aangifte)* (voor|op)_(tuin|snoei|bestrat|schilder|arbeid|stuc|stukadoor|timmer|klus|hovenier)* snoeiwerk tuinwerk *werk_(9|21) (9|21)_of aftrekken aangifte terugvragen terugkrijgen kor verlegd verleggen hoge..lage lage..hoge laag_tarief hoog_tarief belastingtarief geldt_voor_mijn valt..onder afdragen afdracht (mijn|onze|m)_(kappers|schilder|stukadoors|klus|bouw|dak)*(diensten|werk) op_(knippen|schilderen|klussen|timmeren|maaien|snoeien|stucen|tegelen) (9|21)_procent_(rekenen|berekenen|op) *werk_onder_(het|de)_(lage|hoge) belast vrijgesteld',
  noPrivacy: '(privacyverklaring|privacypagina)...(mijn|mn|eigen)_(site|website) cookiemelding',
  itsCustomer: 'iemand..(koopt|bestelt) hoe_betaalt krijg_ik..geld',
  ownOpening:
    'dicht_doen (wij|we|ik)_(gaan|sluiten|openen)..(open|dicht)? (onze|mijn|mn)..(open|dicht)(?=_$) winkel..open zaak..(dicht|open) opening de_opening',
  makeWe: '(maken|bouwen|doen|verzorgen)_(jullie|u)',
  moneyBack: 'geld_terug vergoed vergoeding toeslag (deel|geld)..terug geld_beschikbaar',
  askFor:
    'kan kun kunnen mag mogen wil willen graag krijg* maken maak stuur sturen opsturen vraag aanvra* aan doe hoe nodig zetten opstellen doen geven zoek offreren',
  haveQuote: '(offerte|voorstel)..(ontvangen|gekregen|liggen|ligt|terug|oud)',
  seeIt: 'zien kijken bekijken voorbeeld* portfolio referentie*',
  ownAddress: '(mijn|mn|ons|een)_adres',
  ownNumber: '(mijn|mn|ons)_(nummer|telefoonnummer)',
  wantDomain: 'nodig wil zoek aanvragen kan_ik_bij_jullie hebben',
  isWhat: 'wat_is kvk_nummer(?=_$) kvk(?=_$)',
  selfKeep: 'zelf..(bijhouden|bij_houden|bij_te_houden|bijwerken|onderhouden|updaten)',
  customersRent:
    '*klant* kalender* website* webshop pagina domein server zelf_verhuur nog_te_huur is_te_huur',
  alone: '(?<=^_)(hosting|webhosting)(?=_$)',
} as const
