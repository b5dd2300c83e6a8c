/** A customer of the joiner. All of them are invented. */
export interface Person {
  readonly name: string;
  readonly companyName: string | null;
  readonly address: string;
  readonly city: string;
  readonly county: string;
  readonly postcode: string;
  /** The VAT number of a contractor who deducts under the Construction Industry Scheme; null for all others. */
  readonly contractorVatNumber: string | null;
  readonly notes: string | null;
}

type Row = [
  name: string,
  company: string | null,
  address: string,
  city: string,
  postcode: string,
  notes?: string,
];

const westYorkshire: Row[] = [
  ["Margaret Ellison", null, "14 Chevin Side", "Otley", "LS21 3QA", "Prefers a call before eight."],
  ["Daniel Okafor", null, "7 Mill Race Court", "Otley", "LS21 1WB"],
  [
    "Priya Raman",
    "Raman Dental Care",
    "2 Boroughgate House",
    "Otley",
    "LS21 1AE",
    "Work before 8 or after 6.",
  ],
  ["Hugh Pemberton", null, "Upper Gale Farm, Gale Lane", "Burley in Wharfedale", "LS29 7DT"],
  ["Siobhan Brennan", null, "31 Sun Lane", "Burley in Wharfedale", "LS29 7JB"],
  [
    "George Atherton",
    null,
    "3 Wells Terrace",
    "Ilkley",
    "LS29 9LH",
    "Listed house: check with the council first.",
  ],
  [
    "Fiona Lockwood",
    "Lockwood Lettings",
    "18 Brook Parade",
    "Ilkley",
    "LS29 8EX",
    "Invoices by e-mail only.",
  ],
  ["Imran Sheikh", null, "52 Bolling Road", "Ilkley", "LS29 8QA"],
  ["Rosalind Fairburn", null, "The Old Smithy, Church Hill", "Pool in Wharfedale", "LS21 1LP"],
  ["Callum Dixon", null, "9 Arthington View", "Pool in Wharfedale", "LS21 1TN"],
  ["Naomi Whitfield", "The Copper Kettle", "41 Town Street", "Horsforth", "LS18 4AP", "Closed on Mondays."],
  ["Peter Szymanski", null, "66 Hawksworth Avenue", "Guiseley", "LS20 8EJ"],
  ["Janet Crowther", null, "5 Back Lane", "Guiseley", "LS20 8EB", "Key with the neighbour at number 7."],
  ["Kwame Mensah", null, "23 Park Gate Crescent", "Guiseley", "LS20 8AT"],
  [
    "Eleanor Marsden",
    "St Oswin's Primary School",
    "School Lane",
    "Menston",
    "LS29 6HX",
    "Term holidays only.",
  ],
  ["Ravi Chaudhuri", null, "12 Derry Hill", "Menston", "LS29 6AW"],
  ["Alice Tordoff", null, "48 Rawdon Road", "Horsforth", "LS18 5DX"],
  ["Owen Prosser", null, "1 Lidgett Hill", "Pudsey", "LS28 7LL"],
  ["Shabnam Akhtar", "Akhtar & Daughters Tailoring", "103 Lowtown", "Pudsey", "LS28 7AZ"],
  ["Victor Halloran", null, "27 Roundhay Mount", "Leeds", "LS8 4DW"],
  ["Bethany Cole", null, "Flat 4, Canal Wharf", "Leeds", "LS11 5PS", "Lift out of order at weekends."],
  ["Marcus Adeyemi", null, "80 Meanwood Grove", "Leeds", "LS7 2JS"],
  ["Lucy Hargreaves", "Hargreaves & Finch Architects", "15 Park Cross Yard", "Leeds", "LS1 2QF"],
  ["Thomas Wetherill", null, "36 Station Road", "Bingley", "BD16 4HE"],
  ["Grace Nakamura", null, "8 Fell Lane", "Keighley", "BD22 6DB", "Dog in the garden."],
];

const northYorkshire: Row[] = [
  ["Arthur Blenkinsop", null, "Rose Cottage, The Green", "Hampsthwaite", "HG3 2EU"],
  ["Catherine Doyle", null, "19 Tewit Well Drive", "Harrogate", "HG2 8JF"],
  [
    "Simon Ashworth",
    "The Station Arms",
    "2 Bridge Street",
    "Pateley Bridge",
    "HG3 5JZ",
    "Ask for the cellar key.",
  ],
  ["Hannah Mistry", null, "44 Cold Bath Place", "Harrogate", "HG2 0NR"],
  ["William Garbutt", null, "Hollin Bank, Low Road", "Summerbridge", "HG3 4HW"],
  ["Zoe Armitage", null, "6 Ripley Close", "Knaresborough", "HG5 8DQ"],
  ["Dennis Fothergill", null, "11 High Bond End", "Knaresborough", "HG5 9BT", "Pays by cheque."],
  ["Amelia Stroud", "Stroud Veterinary Practice", "70 Gargrave Road", "Skipton", "BD23 1QN"],
  ["Joseph Lund", null, "Beck House, Main Street", "Grassington", "BD23 5AP"],
];

const contractors: [vatNumber: string, row: Row][] = [
  ["GB 999 1001 17", ["Gareth Pickles", "Pickles Building Co", "Unit 3, Ings Mill", "Otley", "LS21 3JP"]],
  ["GB 999 1002 15", ["Donna Fairclough", "Fairclough Homes", "Moor House, Kirk Lane", "Yeadon", "LS19 7EW"]],
  ["GB 999 1003 13", ["Lee Sugden", "Sugden & Roe Construction", "44 Canal Road", "Bradford", "BD2 1AU"]],
  ["GB 999 1004 11", ["Anita Bose", "Bose Refurbishment", "Unit 12, Nidd Park", "Harrogate", "HG3 1RX"]],
  ["GB 999 1005 09", ["Martin Threlfall", "Threlfall Shopfitting", "9 Foundry Yard", "Leeds", "LS12 1BE"]],
  ["GB 999 1006 07", ["Keith Wadsworth", "Wadsworth Contracts", "Airedale Works", "Shipley", "BD18 3LZ"]],
];

/** Forty people with different names. */
export const people: readonly Person[] = [
  ...westYorkshire.map((row) => person(row, "West Yorkshire", null)),
  ...northYorkshire.map((row) => person(row, "North Yorkshire", null)),
  ...contractors.map(([vatNumber, row]) => person(row, "West Yorkshire", vatNumber)),
];

function person(row: Row, county: string, contractorVatNumber: string | null): Person {
  const [name, companyName, address, city, postcode, notes = null] = row;
  const isHarrogate = postcode.startsWith("HG");
  return {
    name,
    companyName,
    address,
    city,
    county: isHarrogate ? "North Yorkshire" : county,
    postcode,
    contractorVatNumber,
    notes,
  };
}
