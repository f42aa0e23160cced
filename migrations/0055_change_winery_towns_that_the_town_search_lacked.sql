-- Winery towns that are no census places, which the planner accepts as a base and its search did not suggest.
-- Points: the middle of their wineries in the guide. Counties: US Census Bureau. Region: the most specific AVA
-- around the point, by the outlines of the UC Davis Library AVA project (CC0).
insert into "cities" ("name", "search_name", "county", "region", "latitude", "longitude") values
('Camano Island', 'camano island', 'Island', 'Puget Sound', 48.1955, -122.4852),
('Lowden', 'lowden', 'Walla Walla', 'Walla Walla Valley', 46.0569, -118.581),
('Malaga', 'malaga', 'Chelan', null, 47.3428, -120.2087),
('Underwood', 'underwood', 'Skamania', 'Columbia Gorge', 45.7296, -121.526);
