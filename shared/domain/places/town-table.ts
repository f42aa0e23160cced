/**
 * Every city, town and census-designated place of Washington: name, latitude, longitude, by county.
 * US Census Bureau 2025 Gazetteer (public domain); `towns.ts` reads it.
 */
export const TOWNS_BY_COUNTY: Readonly<Record<string, string>> = {
  Adams: `
    Hatton 46.7735 -118.8277; Lind 46.9703 -118.6164; Othello 46.8238 -119.1631;
    Ritzville 47.123 -118.3753; Washtucna 46.7539 -118.3105
  `,
  Asotin: `
    Anatone 46.1354 -117.1325; Asotin 46.3337 -117.0398; Clarkston 46.4154 -117.0501;
    Clarkston Heights-Vineland 46.3754 -117.092; West Clarkston-Highland 46.4025 -117.0645
  `,
  Benton: `
    Benton City 46.2637 -119.479; Finley 46.1694 -119.0447; Kennewick 46.1976 -119.1759;
    Prosser 46.209 -119.7678; Richland 46.287 -119.294; West Richland 46.3138 -119.3877
  `,
  Chelan: `
    Cashmere 47.5181 -120.467; Chelan 47.8443 -120.0136; Chelan Falls 47.7994 -119.9883;
    Entiat 47.677 -120.2223; Leavenworth 47.5947 -120.6639; Manson 47.8743 -120.1623;
    South Wenatchee 47.3944 -120.2893; Sunnyslope 47.5048 -120.3532; Wenatchee 47.436 -120.3293
  `,
  Clallam: `
    Bell Hill 48.0549 -123.087; Blyn 48.0095 -122.9802; Carlsborg 48.0842 -123.1697;
    Clallam Bay 48.2535 -124.2578; Forks 47.9528 -124.3902; Jamestown 48.1228 -123.091;
    Neah Bay 48.361 -124.6116; Port Angeles 48.1192 -123.448; Port Angeles East 48.1097 -123.3671;
    River Road 48.0677 -123.1276; Sekiu 48.263 -124.3035; Sequim 48.0737 -123.0878
  `,
  Clark: `
    Amboy 45.9159 -122.4889; Barberton 45.7136 -122.6114; Battle Ground 45.7768 -122.541;
    Brush Prairie 45.725 -122.5483; Camas 45.6018 -122.4304; Cherry Grove 45.8022 -122.5768;
    Dollars Corner 45.7802 -122.6; Duluth 45.7838 -122.647; Felida 45.7143 -122.7127;
    Fern Prairie 45.637 -122.3963; Five Corners 45.6897 -122.5702; Hazel Dell 45.6819 -122.6527;
    Hockinson 45.7302 -122.4833; La Center 45.8605 -122.6757; Lake Shore 45.6911 -122.6912;
    Lewisville 45.8165 -122.5082; Meadow Glade 45.7523 -122.5615; Minnehaha 45.6565 -122.6179;
    Mount Vista 45.7373 -122.6316; Orchards 45.689 -122.5306; Ridgefield 45.8176 -122.672;
    Salmon Creek 45.7099 -122.6632; Vancouver 45.6372 -122.5966; Venersborg 45.786 -122.4715;
    Washougal 45.5828 -122.3464; Yacolt 45.8652 -122.4063
  `,
  Columbia: "Dayton 46.3168 -117.9768; Starbuck 46.5216 -118.1289",
  Cowlitz: `
    Beacon Hill 46.1712 -122.9207; Castle Rock 46.2719 -122.9039; Cougar 46.0493 -122.3034;
    Kalama 46.0171 -122.8419; Kelso 46.1168 -122.8865; Lexington 46.1894 -122.9126;
    Longview 46.1457 -122.9643; Longview Heights 46.1798 -122.9536; Ryderwood 46.3749 -123.0442;
    Woodland 45.9182 -122.7535
  `,
  Douglas: `
    Bridgeport 48.007 -119.6725; East Wenatchee 47.4175 -120.2838; Mansfield 47.8119 -119.638;
    Rock Island 47.3732 -120.1421; Waterville 47.648 -120.0707
  `,
  Ferry: `
    Barney's Junction 48.6204 -118.129; Boyds 48.7244 -118.1321; Curlew 48.8777 -118.6045;
    Curlew Lake 48.7329 -118.6682; Danville 48.9936 -118.5069; Inchelium 48.3637 -118.2456;
    Keller 48.0852 -118.7164; Laurier 48.9973 -118.2248; Malo 48.7997 -118.612;
    Orient 48.8638 -118.2059; Pine Grove 48.6502 -118.6838; Republic 48.6488 -118.733;
    Torboy 48.6693 -118.669; Twin Lakes 48.2622 -118.3591
  `,
  Franklin: `
    Basin City 46.589 -119.1566; Connell 46.6605 -118.8406; Kahlotus 46.6432 -118.5561;
    Mesa 46.5735 -119.0013; Pasco 46.2661 -119.1214; West Pasco 46.2543 -119.1826
  `,
  Garfield: "Pataha 46.4727 -117.5443; Pomeroy 46.4738 -117.5965",
  Grant: `
    Banks Lake South 47.6301 -119.2744; Beverly 46.8348 -119.9303; Cascade Valley 47.141 -119.3283;
    Coulee City 47.6117 -119.2895; Crescent Bar 47.2166 -119.9966; Desert Aire 46.6942 -119.9291;
    Electric City 47.913 -119.0461; Ephrata 47.3123 -119.5343; George 47.0831 -119.8617;
    Grand Coulee 47.9391 -119.0021; Hartline 47.6894 -119.1081; Krupp 47.4105 -118.9887;
    Lakeview 47.3755 -119.5043; Marine View 46.9637 -119.3508; Mattawa 46.7368 -119.9052;
    Moses Lake 47.1279 -119.2764; Moses Lake North 47.195 -119.3178; Quincy 47.2359 -119.8491;
    Royal City 46.9019 -119.6207; Schwana 46.8221 -119.9233; Soap Lake 47.3911 -119.4846;
    Sunland Estates 47.0741 -120.0283; Warden 46.9673 -119.0528; Wheeler 47.1349 -119.176;
    Wilson Creek 47.423 -119.1177
  `,
  "Grays Harbor": `
    Aberdeen 46.9752 -123.8114; Aberdeen Gardens 47.0573 -123.7779; Amanda Park 47.4529 -123.9278;
    Brady 47.0046 -123.5419; Central Park 46.9718 -123.7023; Cohassett Beach 46.8649 -124.1061;
    Copalis Beach 47.1246 -124.1665; Cosmopolis 46.9543 -123.7729; Elma 47.0052 -123.4108;
    Grayland 46.8416 -124.0912; Hogans Corner 47.0415 -124.1617; Hoquiam 46.9772 -123.9097;
    Humptulips 47.2377 -123.9596; Malone 46.9842 -123.2966; Markham 46.9142 -123.9879;
    McCleary 47.0585 -123.2696; Moclips 47.2294 -124.1985; Montesano 47.0147 -123.5857;
    Neilton 47.4031 -123.8782; Oakville 46.8401 -123.2335; Ocean City 47.0825 -124.1569;
    Ocean Shores 46.9654 -124.1472; Ocosta 46.8855 -124.0325; Oyehut 47.0226 -124.1652;
    Pacific Beach 47.2141 -124.1969; Porter 46.9487 -123.2802; Queets 47.5263 -124.3448;
    Qui-nai-elt Village 47.2502 -124.1902; Santiago 47.2988 -124.232; Satsop 47.0229 -123.483;
    Taholah 47.326 -124.2729; Westport 46.8918 -124.1198
  `,
  Island: `
    Camano 48.1525 -122.4621; Clinton 47.9624 -122.3523; Coupeville 48.2188 -122.6795;
    Freeland 48.0282 -122.5499; Hat Island 48.0134 -122.3207; Langley 48.0375 -122.4071;
    Oak Harbor 48.2938 -122.6282; Whidbey Island Station 48.3492 -122.6539
  `,
  Jefferson: `
    Brinnon 47.6686 -122.9166; Marrowstone 48.032 -122.684;
    Port Hadlock-Irondale 48.0328 -122.7914; Port Ludlow 47.9146 -122.6951;
    Port Townsend 48.1218 -122.7879; Quilcene 47.8392 -122.9123
  `,
  King: `
    Algona 47.282 -122.2505; Ames Lake 47.634 -121.9606; Auburn 47.3047 -122.2107;
    Baring 47.7686 -121.482; Beaux Arts Village 47.5853 -122.2036; Bellevue 47.5978 -122.1565;
    Black Diamond 47.3147 -122.0177; Bothell 47.7735 -122.2044; Boulevard Park 47.5134 -122.3148;
    Bryn Mawr-Skyway 47.495 -122.2406; Burien 47.4756 -122.3447; Carnation 47.6442 -121.9007;
    Clyde Hill 47.6304 -122.218; Cottage Lake 47.7465 -122.076; Covington 47.3648 -122.1046;
    Des Moines 47.3887 -122.3176; Duvall 47.7355 -121.9722;
    East Renton Highlands 47.4738 -122.0885; Enumclaw 47.2022 -121.989; Fairwood 47.4468 -122.1429;
    Fall City 47.5694 -121.9137; Federal Way 47.3116 -122.3378; Greenwater 47.1442 -121.6285;
    Hobart 47.4118 -122.0053; Hunts Point 47.643 -122.2292; Issaquah 47.5445 -122.0491;
    Kenmore 47.7499 -122.2472; Kent 47.39 -122.2135; Kirkland 47.6967 -122.2042;
    Lake Forest Park 47.7589 -122.2917; Lake Holm 47.3064 -122.1299;
    Lake Marcel-Stillwater 47.6951 -121.9151; Lake Morton-Berrydale 47.3328 -122.104;
    Lakeland North 47.3373 -122.2824; Lakeland South 47.2761 -122.2847;
    Maple Heights-Lake Desire 47.4369 -122.093; Maple Valley 47.3671 -122.0348;
    Medina 47.6265 -122.2429; Mercer Island 47.564 -122.2312; Mirrormont 47.4602 -121.9902;
    Newcastle 47.5315 -122.1656; Normandy Park 47.433 -122.3447; North Bend 47.488 -121.7688;
    Pacific 47.262 -122.2524; Ravensdale 47.3619 -121.9804; Redmond 47.6779 -122.1153;
    Renton 47.4792 -122.1946; Riverbend 47.4645 -121.7512; Riverpoint 47.4797 -121.7124;
    Sammamish 47.5943 -122.0381; SeaTac 47.4434 -122.2983; Seattle 47.6193 -122.3515;
    Shadow Lake 47.4061 -122.0799; Shoreline 47.7569 -122.3455; Skykomish 47.7099 -121.3564;
    Snoqualmie 47.5432 -121.8686; Tukwila 47.4763 -122.2757;
    Union Hill-Novelty Hill 47.6823 -122.0227; Vashon 47.4112 -122.4551;
    White Center 47.5092 -122.3481; Wilderness Rim 47.447 -121.7686; Woodinville 47.7577 -122.1468;
    Yarrow Point 47.6446 -122.22
  `,
  Kitsap: `
    Bainbridge Island 47.6425 -122.5078; Bangor Base 47.7223 -122.7141; Bethel 47.4874 -122.6175;
    Bremerton 47.5399 -122.717; Burley 47.416 -122.6447; Chico 47.6226 -122.7193;
    East Port Orchard 47.5193 -122.6183; Enetai 47.5859 -122.6025; Erlands Point 47.6024 -122.6942;
    Gorst 47.5245 -122.7043; Hansville 47.9101 -122.5711; Indianola 47.7555 -122.5115;
    Keyport 47.7002 -122.6243; Kingston 47.7944 -122.5062; Kitsap Lake 47.5904 -122.7088;
    Lofall 47.8105 -122.652; Manchester 47.5471 -122.5412; Navy Yard City 47.553 -122.6625;
    Parkwood 47.5252 -122.6044; Port Gamble Tribal Community 47.8462 -122.5574;
    Port Orchard 47.5384 -122.6324; Poulsbo 47.7411 -122.6422; Rocky Point 47.5941 -122.6661;
    Seabeck 47.6443 -122.818; Silverdale 47.6677 -122.6819; Southworth 47.5138 -122.5322;
    Suquamish 47.7259 -122.5883; Tracyton 47.6096 -122.6532
  `,
  Kittitas: `
    Cle Elum 47.1946 -120.9528; Easton 47.2327 -121.1595; Ellensburg 47.0001 -120.5495;
    Kittitas 46.9837 -120.4189; Ronald 47.2338 -121.0335; Roslyn 47.27 -121.1412;
    Snoqualmie Pass 47.4016 -121.411; South Cle Elum 47.1862 -120.9526; Thorp 47.0655 -120.6708;
    Vantage 46.9452 -119.9921
  `,
  Klickitat: `
    Bickleton 46.0056 -120.308; Bingen 45.7131 -121.4718; Centerville 45.754 -120.9081;
    Dallesport 45.6316 -121.1689; Glenwood 46.0228 -121.2926; Goldendale 45.8191 -120.8234;
    Klickitat 45.818 -121.1626; Lyle 45.6956 -121.2805; Maryhill 45.6928 -120.8072;
    Roosevelt 45.7331 -120.2366; Trout Lake 45.9978 -121.5288; White Salmon 45.7285 -121.4854;
    Wishram 45.6613 -120.9714
  `,
  Lewis: `
    Centralia 46.7221 -122.9709; Chehalis 46.6642 -122.9654; Fords Prairie 46.7491 -123.0037;
    Mineral 46.7193 -122.186; Morton 46.5574 -122.2814; Mossyrock 46.5302 -122.4891;
    Napavine 46.5868 -122.902; Onalaska 46.5782 -122.7111; Packwood 46.6085 -121.6703;
    Pe Ell 46.5713 -123.2983; Toledo 46.4447 -122.8522; Vader 46.4046 -122.957;
    Winlock 46.4907 -122.9184
  `,
  Lincoln: `
    Almira 47.7106 -118.937; Creston 47.7594 -118.5199; Davenport 47.655 -118.1519;
    Harrington 47.4802 -118.2553; Odessa 47.3326 -118.6894; Reardan 47.6701 -117.8786;
    Sprague 47.3049 -117.9713; Wilbur 47.7581 -118.7119
  `,
  Mason: `
    Allyn 47.3868 -122.8393; Belfair 47.4468 -122.8528; Grapeview 47.3298 -122.8295;
    Hoodsport 47.402 -123.1541; Shelton 47.2256 -123.1122; Skokomish 47.3283 -123.1588;
    Union 47.3475 -123.0951
  `,
  Okanogan: `
    Brewster 48.107 -119.7698; Conconully 48.5586 -119.7521; Coulee Dam 47.9685 -118.9763;
    Disautel 48.3445 -119.2301; Elmer City 48.0015 -118.9537; Loomis 48.8233 -119.6397;
    Malott 48.2918 -119.6956; Methow 48.1311 -120.0052; Nespelem 48.1669 -118.9721;
    Nespelem Community 48.1625 -119.0487; North Omak 48.444 -119.4458; Okanogan 48.3673 -119.5788;
    Omak 48.4223 -119.5306; Oroville 48.947 -119.43; Pateros 48.0531 -119.9003;
    Riverside 48.5129 -119.5157; Tonasket 48.7076 -119.4423; Twisp 48.361 -120.1171;
    Winthrop 48.4716 -120.1791
  `,
  Pacific: `
    Bay Center 46.6208 -123.9532; Chinook 46.2755 -123.9422; Ilwaco 46.3127 -124.0267;
    Lebam 46.5641 -123.5509; Long Beach 46.3619 -124.0578; Naselle 46.3705 -123.7816;
    Ocean Park 46.4967 -124.0414; Raymond 46.6837 -123.7395; South Bend 46.6699 -123.8018;
    Tokeland 46.7088 -123.9834; Willapa 46.6754 -123.6648
  `,
  "Pend Oreille": `
    Cusick 48.3285 -117.2925; Ione 48.7398 -117.422; Metaline 48.8523 -117.387;
    Metaline Falls 48.8613 -117.3719; Newport 48.1783 -117.0546
  `,
  Pierce: `
    Alder 46.782 -122.2612; Alderton 47.1763 -122.2224; Anderson Island 47.1499 -122.6817;
    Artondale 47.3036 -122.6525; Ashford 46.7549 -122.0155; Bonney Lake 47.1995 -122.163;
    Browns Point 47.3038 -122.4367; Buckley 47.1622 -122.0203; Canterwood 47.3765 -122.602;
    Carbonado 47.0823 -122.0518; Clear Lake 46.9284 -122.305; Clover Creek 47.1433 -122.3805;
    Crocker 47.0908 -122.1267; Dash Point 47.3125 -122.4139; DuPont 47.1074 -122.6476;
    Eatonville 46.8682 -122.2696; Edgewood 47.2321 -122.2857; Elbe 46.7656 -122.196;
    Elk Plain 47.0419 -122.3657; Fife 47.2323 -122.3506; Fife Heights 47.2607 -122.346;
    Fircrest 47.2307 -122.5157; Fort Lewis 47.0955 -122.5674; Fox Island 47.2577 -122.6466;
    Frederickson 47.0918 -122.3616; Gig Harbor 47.3384 -122.6008; Graham 47.0343 -122.2769;
    Herron Island 47.2675 -122.832; Home 47.2747 -122.7901; Kapowsin 46.9684 -122.223;
    Ketron Island 47.1563 -122.6341; Key Center 47.3306 -122.7549; La Grande 46.8107 -122.2833;
    Lake Tapps 47.2307 -122.1712; Lakewood 47.1641 -122.5281; Longbranch 47.2236 -122.7669;
    Maplewood 47.3764 -122.5655; McChord AFB 47.1327 -122.4919; McKenna 46.9347 -122.5499;
    McMillin 47.126 -122.2353; Midland 47.1734 -122.412; Milton 47.252 -122.3173;
    Nisqually Indian Community 47.0291 -122.6804; North Fort Lewis 47.1213 -122.5945;
    North Puyallup 47.1989 -122.2784; Orting 47.0969 -122.2117; Parkland 47.1415 -122.4378;
    Prairie Heights 47.1497 -122.1092; Prairie Ridge 47.1444 -122.1392; Purdy 47.3965 -122.6046;
    Puyallup 47.179 -122.2915; Raft Island 47.3282 -122.6673; Rosedale 47.3413 -122.6325;
    Roy 46.9899 -122.541; Ruston 47.298 -122.5118; South Creek 47.0004 -122.3913;
    South Hill 47.1207 -122.2853; South Prairie 47.1354 -122.0966; Spanaway 47.0981 -122.4234;
    Stansberry Lake 47.3829 -122.712; Steilacoom 47.1693 -122.5923; Summit 47.1694 -122.3636;
    Summit View 47.1363 -122.352; Sumner 47.2272 -122.2363; Tacoma 47.2522 -122.4598;
    Tehaleh 47.1161 -122.1789; University Place 47.2154 -122.5473; Vaughn 47.358 -122.7825;
    Waller 47.2043 -122.3678; Wauna 47.3831 -122.6694; Wilkeson 47.1013 -122.0525;
    Wollochet 47.2827 -122.5771
  `,
  "San Juan": "Friday Harbor 48.5339 -123.019; Roche Harbor 48.6074 -123.1306",
  Skagit: `
    Alger 48.6103 -122.3293; Anacortes 48.4887 -122.624; Bay View 48.487 -122.4626;
    Big Lake 48.3958 -122.2432; Bow 48.5613 -122.4078; Burlington 48.4664 -122.3289;
    Clear Lake 48.4483 -122.2395; Concrete 48.5326 -121.7552; Conway 48.3357 -122.3444;
    Edison 48.5676 -122.4343; Hamilton 48.5225 -121.9953; La Conner 48.3926 -122.4945;
    Lake Cavanaugh 48.3168 -122.0107; Lake McMurray 48.3193 -122.2333; Lyman 48.5238 -122.0656;
    Marblemount 48.5418 -121.4396; Mount Vernon 48.4171 -122.3118; Rockport 48.4847 -121.6075;
    Sedro-Woolley 48.5114 -122.2322
  `,
  Skamania: `
    Carson 45.7348 -121.8262; North Bonneville 45.6414 -121.9727; Stevenson 45.6947 -121.8964
  `,
  Snohomish: `
    Alderwood Manor 47.8146 -122.2673; Arlington 48.1704 -122.1446;
    Arlington Heights 48.2119 -122.063; Bothell East 47.8064 -122.1844;
    Bothell West 47.8056 -122.2401; Brier 47.7924 -122.2734; Bryant 48.2465 -122.1781;
    Bunk Foss 47.9617 -122.0944; Canyon Creek 48.11 -121.9825; Cathcart 47.8526 -122.1058;
    Cavalero 47.975 -122.077; Chain Lake 47.9023 -121.9871; Clearview 47.8292 -122.1451;
    Darrington 48.2588 -121.6078; Eastmont 47.8974 -122.1815; Edmonds 47.8136 -122.3533;
    Esperance 47.7932 -122.3491; Everett 47.9654 -122.1899; Fobes Hill 47.9392 -122.1341;
    Gold Bar 47.8563 -121.692; Granite Falls 48.0896 -121.9692; High Bridge 47.7999 -122.0238;
    Index 47.8213 -121.5559; Kayak Point 48.1425 -122.3423; Lake Bosworth 48.0555 -121.982;
    Lake Cassidy 48.066 -122.0824; Lake Goodwin 48.1354 -122.2762; Lake Ketchum 48.2858 -122.3465;
    Lake Roesiger 47.9755 -121.9051; Lake Stevens 48.0034 -122.0968;
    Lake Stickney 47.8758 -122.2528; Larch Way 47.8429 -122.2527; Lochsloy 48.0597 -122.0411;
    Lynnwood 47.829 -122.3007; Machias 47.9918 -122.0517; Maltby 47.8021 -122.1062;
    Martha Lake 47.8447 -122.2331; Marysville 48.0802 -122.1543; May Creek 47.8555 -121.6743;
    Meadowdale 47.8606 -122.3234; Mill Creek 47.8652 -122.2106; Mill Creek East 47.8361 -122.1877;
    Monroe 47.8598 -121.984; Monroe North 47.883 -121.9869; Mountlake Terrace 47.7943 -122.3026;
    Mukilteo 47.913 -122.3022; North Lynnwood 47.8533 -122.2763; North Sultan 47.8827 -121.8229;
    Northwest Stanwood 48.2623 -122.3501; Oso 48.2838 -121.9162; Picnic Point 47.8765 -122.3083;
    Silvana 48.2018 -122.2458; Silver Firs 47.8635 -122.1497; Sisco Heights 48.1177 -122.1105;
    Snohomish 47.9289 -122.0927; Stanwood 48.2451 -122.3422; Startup 47.8742 -121.7544;
    Sultan 47.8711 -121.8041; Sunday Lake 48.2283 -122.2705; Swede Heaven 48.2807 -121.7099;
    Three Lakes 47.9554 -121.9785; Verlot 48.102 -121.7592; Warm Beach 48.1651 -122.3477;
    Woods Creek 47.8774 -121.9026; Woodway 47.7879 -122.388
  `,
  Spokane: `
    Airway Heights 47.6459 -117.5792; Cheney 47.4911 -117.5815; Country Homes 47.7478 -117.4199;
    Deer Park 47.9642 -117.4398; Fairchild AFB 47.6186 -117.6484; Fairfield 47.3848 -117.1748;
    Fairwood 47.7668 -117.4171; Four Lakes 47.5626 -117.5792; Green Bluff 47.8184 -117.2748;
    Latah 47.2821 -117.1558; Liberty Lake 47.6685 -117.1042; Mead 47.7795 -117.3499;
    Medical Lake 47.571 -117.6894; Millwood 47.6856 -117.2801;
    Otis Orchards-East Farms 47.7049 -117.0851; Rockford 47.4515 -117.1306;
    Spangle 47.4299 -117.3812; Spokane 47.6669 -117.4333; Spokane Valley 47.6634 -117.2328;
    Town and Country 47.728 -117.423; Waverly 47.3381 -117.2312
  `,
  Stevens: `
    Addy 48.3589 -117.8372; Barstow 48.7783 -118.1329; Chewelah 48.2826 -117.7169;
    Clayton 48.0012 -117.5612; Colville 48.5454 -117.8985; Kettle Falls 48.6056 -118.0621;
    Loon Lake 48.0704 -117.6257; Marcus 48.6643 -118.06; Northport 48.9158 -117.7797;
    Springdale 48.0572 -117.7466; Suncrest 47.8285 -117.603; Valley 48.1729 -117.7245
  `,
  Thurston: `
    Bucoda 46.7953 -122.8698; Grand Mound 46.8003 -123.0109; Lacey 47.0431 -122.7982;
    North Yelm 46.966 -122.6131; Olympia 47.0406 -122.895; Rainier 46.8917 -122.6865;
    Rochester 46.8204 -123.0643; Tanglewilde 47.0513 -122.7822; Tenino 46.8538 -122.8605;
    Tumwater 46.9895 -122.9173; Yelm 46.9426 -122.6432
  `,
  Wahkiakum: `
    Altoona 46.2697 -123.6212; Cathlamet 46.2058 -123.384; Deep River 46.3536 -123.7049;
    East Cathlamet 46.1983 -123.36; Grays River 46.3679 -123.5813;
    Lower Elochoman 46.2185 -123.3698; Puget Island 46.1757 -123.3819; Rosburg 46.3081 -123.6435;
    Skamokawa Valley 46.3152 -123.4014; Upper Elochoman 46.2403 -123.3246
  `,
  "Walla Walla": `
    Burbank 46.1984 -118.9834; College Place 46.0418 -118.3924; Dixie 46.1404 -118.1519;
    Garrett 46.059 -118.4005; Prescott 46.2988 -118.3126; Touchet 46.0411 -118.6724;
    Waitsburg 46.2698 -118.1509; Walla Walla 46.067 -118.337; Walla Walla East 46.0458 -118.3031;
    Wallula 46.0847 -118.9056
  `,
  Whatcom: `
    Acme 48.7164 -122.21; Bellingham 48.7534 -122.4702; Birch Bay 48.9234 -122.7453;
    Blaine 48.9872 -122.7488; Custer 48.9128 -122.637; Deming 48.8304 -122.2361;
    Everson 48.9125 -122.3537; Ferndale 48.8534 -122.5902; Geneva 48.7453 -122.403;
    Glacier 48.8921 -121.9322; Kendall 48.9155 -122.1326; Lynden 48.9499 -122.4548;
    Maple Falls 48.9188 -122.0912; Marietta-Alderwood 48.7881 -122.5552;
    Nooksack 48.9281 -122.3196; Peaceful Valley 48.951 -122.1483; Point Roberts 48.9847 -123.0595;
    Sudden Valley 48.7231 -122.3441; Sumas 48.9955 -122.2685
  `,
  Whitman: `
    Albion 46.7916 -117.2512; Colfax 46.9147 -117.3232; Colton 46.5675 -117.1284;
    Endicott 46.9282 -117.6867; Farmington 47.0887 -117.0464; Garfield 47.0102 -117.1395;
    LaCrosse 46.7955 -117.9178; Lamont 47.2007 -117.9049; Malden 47.2296 -117.4729;
    Oakesdale 47.1305 -117.2464; Palouse 46.9103 -117.0752; Pullman 46.7331 -117.1683;
    Rosalia 47.2363 -117.3765; St. John 47.0915 -117.5887; Steptoe 47.0074 -117.3502;
    Tekoa 47.2247 -117.0731; Uniontown 46.5391 -117.0861
  `,
  Yakima: `
    Ahtanum 46.557 -120.6148; Buena 46.4277 -120.3182; Cliffdell 46.9222 -121.043;
    Cowiche 46.6719 -120.7119; Donald 46.4764 -120.3973; Eschbach 46.6651 -120.6325;
    Gleed 46.6593 -120.6025; Grandview 46.2443 -119.909; Granger 46.3453 -120.1927;
    Harrah 46.4061 -120.541; Mabton 46.2115 -119.9939; Moxee 46.564 -120.3966;
    Naches 46.726 -120.6912; Nile 46.8349 -120.9438; Outlook 46.3312 -120.0928;
    Parker 46.5022 -120.4668; Selah 46.6459 -120.5383; Summitview 46.5983 -120.6564;
    Sunnyside 46.3157 -120.0056; Tampico 46.5322 -120.8749; Terrace Heights 46.6001 -120.436;
    Tieton 46.7026 -120.7558; Toppenish 46.3802 -120.3126; Union Gap 46.5544 -120.4921;
    Wapato 46.4436 -120.4215; White Swan 46.377 -120.7381; Yakima 46.5909 -120.5494;
    Zillah 46.4084 -120.2727
  `,
};

/** Winery towns that the Gazetteer does not list, placed at the middle of the wineries there. */
export const WINERY_TOWNS_BY_COUNTY: Readonly<Record<string, string>> = {
  Chelan: "Malaga 47.3428 -120.2087",
  Island: "Camano Island 48.1955 -122.4852",
  Skamania: "Underwood 45.7296 -121.526",
  "Walla Walla": "Lowden 46.0569 -118.581",
};
